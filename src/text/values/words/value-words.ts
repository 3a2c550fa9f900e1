/**
 * The words of one language that carry a value: they can change a claim while the rest of its words stay the same.
 *
 * Words are separated by spaces; entries of several words are written with `_`.
 */
export interface ValueWords {
  /**
   * January to December, then those of another calendar; forms of one month are separated by `/`. They are dates only beside
   * a number.
   */
  readonly months: string;
  readonly negations: string;
  /** A negated word, and what is left when the negation is taken out: `cannot=can`. */
  readonly negated: string;
  /** Words that belong to the negation before them, and mean something else without one: `ne chante plus`. */
  readonly doubling?: string;
  /** Words by which a claim is not vouched for; forms of one are separated by `/`. */
  readonly hedges: string;
  /**
   * Words for how many, how often or how much of it; forms that say the same are separated by `/`. A `!` follows those that
   * a sentence without any does not mean: that may mean *all*, *generally* or *some*.
   */
  readonly quantifiers?: string;
  /** Words that blur or bound a number, forms of one separated by `/`: hedges before a number, plain words elsewhere. */
  readonly bounds: string;
  /** Words that blur or bound the number before them, from which a unit may separate them: `1905年頃`, `300명 이상`. */
  readonly boundsBehind?: string;
  /** Currencies and units, forms of one separated by `/`: an amount beside a number, plain words elsewhere. */
  readonly units: string;
  /** Words between a scale and its unit: `3 millions d'euros`. */
  readonly unitJoints?: string;
  /** One fraction, and the unit in which several are counted: `one_third=thirds`. */
  readonly shares?: string;
  /** Words before a number that give its unit, as `%` may: `百分之四十`. */
  readonly unitsBefore?: string;
  /** Words for how often, with the number and what is left: `twice` is `2 times`. */
  readonly frequencies?: string;
  /** Words after which two digits are a decade of the twentieth century, and so is its year in full: `années 90`. */
  readonly decades?: string;
  /** Words after a year that count it before (`=-`) or since (`=+`) the beginning of the era. */
  readonly eras?: string;
  /** Words before a year that count it so. */
  readonly erasBefore?: string;
  /**
   * People and things that are counted in thousands; the forms of one that depend on the number are separated by `/`. A
   * number before them is no year.
   */
  readonly counted?: string;
  /**
   * Words which show that a number that may be a year is one, though elsewhere they count years or mean a weight; with a
   * full stop, those that show it only with the full stop.
   */
  readonly years?: string;
  /**
   * Words before a year: before one of few digits if one of `years` follows it, before one of four if what is counted in
   * thousands follows.
   */
  readonly beforeYears?: string;
  /** Words before a year of four digits at the beginning of a sentence: elsewhere they come before other numbers, too. */
  readonly beforeYearsFirst?: string;
  /** Those of `years` that are a unit only after a fraction or 1: after the preposition of a year they do not count years. */
  readonly ordinalYears?: string;
  /** Things that are weighed, after a letter of `years` that may mean grams, and words for weight before the number. */
  readonly weighed?: string;
  /** Things that have years: after one of `years` they show that the number is no year of the era, as in `в 5 году обучения`. */
  readonly yearsOf?: string;
}
