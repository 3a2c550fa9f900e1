import type { Value } from "./values.ts";

/** What of a value says how much. */
export type Amount = Pick<Value, "kind" | "normal">;

/**
 * Units that differ by powers of ten, for each thing that is measured: the name of a unit as the lexicon has it first, and its
 * power. A part of one is a number alone.
 */
const scales = [
  "‰:-3 %:-2 :0",
  "mm/мм:-3 cm/см:-2 m/м:0 km/км:3",
  "mm²/мм²:-6 cm²/см²:-4 m²/м²:0 ha/га:4 km²/км²:6",
  "mm³:-9 ml/cm³:-6 litres/liter/litros/litri/litrów/litraa/литров:-3 m³/м³:0 km³:9",
  "mg/мг:-6 g/г:-3 kg/кг:0 tonnes/tonnen/toneladas/tonnellate/ton/tonn/tonnia/tun/tona/tonna/tan/тонн/тон/тонна/тони/տոննա/トン/吨/톤:3",
  "hz:0 khz:3 mhz:6 ghz:9",
  "kw:3 mw:6 gw:9",
  "kwh:3 mwh:6 gwh:9 twh:12",
];

interface Unit {
  readonly scale: string;
  readonly power: number;
}

const units: ReadonlyMap<string, Unit> = new Map(
  scales.flatMap((scale) =>
    scale.split(" ").flatMap((entry) => {
      const [names = "", power] = entry.split(":");
      return names.split("/").map((name): [string, Unit] => [name, { scale, power: Number(power) }]);
    }),
  ),
);

/**
 * Whether two values are one amount in two units: `1.80 m` is `180 cm`, a quarter is `25 %`. Between other units, such as miles
 * and kilometres, nobody knows how much was rounded.
 */
export function isOneAmount(one: Amount, other: Amount): boolean {
  const [was, is] = [measured(one), measured(other)];
  if (was === null || is === null || was.unit.scale !== is.unit.scale || was.unit === is.unit) return false;
  return shifted(was) === shifted(is);
}

interface Measured {
  readonly number: string;
  readonly unit: Unit;
}

function measured({ kind, normal }: Amount): Measured | null {
  const [, number, name = ""] = plain.exec(normal) ?? [];
  const unit = kind === "amount" || kind === "number" ? units.get(name) : undefined;
  if (number === undefined || unit === undefined) return null;
  // A whole number counts something: `1 of them` is not `100% of them`.
  return name === "" && Number.isInteger(Number(number)) ? null : { number, unit };
}

const plain = /^(-?\d+(?:\.\d+)?)(?: (\S+))?$/;

/** The number as the unit of power 0 would have it. A product of numbers could miss it by a last digit. */
function shifted({ number, unit }: Measured): number {
  return Number(`${number}e${unit.power}`);
}
