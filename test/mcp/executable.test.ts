// @module-tag long
import { executable } from "./executable.ts";
import { describeLifeAndDeath } from "./life-and-death.ts";

describeLifeAndDeath("stemma mcp, as it is built", () => executable);
