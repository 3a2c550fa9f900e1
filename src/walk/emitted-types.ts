import type { EventDefinition } from "../detector.ts";
import { HistoryError } from "../errors.ts";
import type { Theme } from "../event.ts";
import { quoted } from "../ground/quoted.ts";
import type { Registered } from "./registry.ts";

/**
 * Event types as a set, each of them emitted by one of the detectors.
 *
 * @param argument - The name of the argument that gave the types.
 * @throws HistoryError `INVALID_INPUT` for a type that no detector emits.
 */
export function emittedTypes(
  types: readonly string[],
  detectors: readonly Registered[],
  argument: string,
): ReadonlySet<string> {
  const known = detectors.flatMap(({ detector }) => Object.keys(detector.events));
  // Without a compiler's check, a single type may be given instead of a list.
  if (!Array.isArray(types)) {
    throw new HistoryError(
      "INVALID_INPUT",
      `${argument}: must be a list of event types, such as ["revert_identity"]`,
    );
  }
  const stranger = types.find((type) => !known.includes(type));
  if (stranger === undefined) return new Set(types);
  throw new HistoryError(
    "INVALID_INPUT",
    `${argument}: there is no event type ${quoted(stranger)}; there are ${known.join(", ")}`,
  );
}

/** Types and a theme that are asked for. */
interface Choice {
  readonly types?: readonly string[] | undefined;
  readonly theme?: Theme | undefined;
}

/**
 * Refuses types of which none has the theme: no event would ever be shown, whatever happened to the page.
 *
 * @param names - Names of the arguments.
 * @throws HistoryError `INVALID_INPUT`.
 */
export function checkInTheme(
  { types = [], theme }: Choice,
  detectors: readonly Registered[],
  names: Readonly<Record<"types" | "theme", string>>,
): void {
  if (types.length === 0 || definitionsOf(detectors, { types, theme }).length > 0) return;
  throw new HistoryError(
    "INVALID_INPUT",
    `${names.theme}: none of the types ${types.join(", ")} has the theme ${theme}; leave out ${names.types} or ${names.theme}`,
  );
}

/** The definitions of the types asked for, each with its type; all definitions if nothing is asked for. */
export function definitionsOf(
  detectors: readonly Registered[],
  { types, theme }: Choice,
): readonly (readonly [type: string, definition: EventDefinition])[] {
  return detectors
    .flatMap(({ detector }) => Object.entries(detector.events))
    .filter(
      ([type, { themes }]) =>
        (types?.includes(type) ?? true) && (theme === undefined || themes.includes(theme)),
    );
}
