import type { ValueWords } from "./value-words.ts";

export const en: ValueWords = {
  months:
    "january/jan february/feb march/mar april/apr may june/jun july/jul august/aug september/sep/sept october/oct november/nov december/dec",
  negations: "not never no non neither nor without hardly no_longer",
  negated:
    "cannot=can can't=can couldn't=could isn't=is aren't=are wasn't=was weren't=were hasn't=has haven't=have hadn't=had don't=do doesn't=does didn't=did won't=will wouldn't=would shouldn't=should mustn't=must needn't=need unable=able impossible=possible nothing=something nowhere=somewhere none=all nobody=everybody no_one=everyone",
  hedges:
    "allegedly reportedly supposedly purportedly apparently possibly/perhaps/maybe probably/likely presumably arguably seemingly may might could alleged reported supposed suspected claimed",
  quantifiers:
    "all both every/each almost_all/nearly_all/virtually_all almost_every/nearly_every/virtually_every most!/majority/a_majority_of! many!/much/numerous!/a_lot_of!/lots_of!/quite_a_few! several some a_few few!/little minority/a_minority_of! dozens_of!/scores_of! hundreds_of! thousands_of! tens_of_thousands_of! hundreds_of_thousands_of! millions_of! billions_of! always almost_always/nearly_always usually!/most_often!/more_often_than_not!/generally/normally/typically/widely often!/frequently!/commonly sometimes!/occasionally! rarely!/seldom! entirely/wholly/completely/fully/totally mostly!/mainly!/largely!/primarily!/predominantly! partly!/partially!",
  bounds:
    "about/~/≈/around/circa/ca/c/approximately/approx/roughly/an_estimated some nearly/almost over/more_than/> under/less_than/</fewer_than exactly/precisely at_least/≥/no_less_than/no_fewer_than at_most/≤/up_to/no_more_than/as_many_as/as_much_as longer_than no_longer_than only",
  units:
    "%/percent/per_cent $/dollars/dollar/usd €/euros/euro/eur £/pounds/pound/gbp cents/cent/¢ ₹/rupees/rupee ¥/yen km/kilometres/kilometers/kilometre/kilometer m/metres/meters/metre/meter cm/centimetres/centimeters/centimetre/centimeter mm/millimetres/millimeters/millimetre/millimeter miles/mile/mi nautical_miles/nautical_mile/nmi light_years/light_year yards/yard/yd/yds feet/ft/foot inches/inch kg/kilograms/kilogram g/grams/gram lb/lbs tonnes/tons ha/hectares/hectare acres/acre litres/liters/litre/liter ml/millilitres/milliliters gallons/gallon/gal pints/pint ounces/ounce/oz mph/miles_per_hour km_h/kph/kilometres_per_hour/kilometers_per_hour m_s/metres_per_second/meters_per_second knots/knot horsepower/hp kw/kilowatts/kilowatt mw/megawatts/megawatt gw/gigawatts/gigawatt khz/kilohertz mhz/megahertz ghz/gigahertz kb/kilobytes mb/megabytes/megabyte gb/gigabytes/gigabyte tb/terabytes/terabyte percentage_points/percentage_point decades/decade years/year/yrs/yr months/month weeks/week days/day hours/hour/hrs/hr minutes/minute/mins/min seconds/second/secs/sec dozen ½/halves ⅓/thirds ¼/quarters ⅕/fifths ⅙/sixths ⅐/sevenths ⅛/eighths ⅒/tenths hundredths am pm °/degrees/degree °_c/degrees_celsius/degrees_c °_f/degrees_fahrenheit/degrees_f km²/sq_km/square_km/square_kilometres/square_kilometers/square_kilometre/square_kilometer m²/sq_m/square_metres/square_meters sq_mi/square_miles/square_mile/mi² sq_ft/square_feet/square_foot/ft² sq_yd/square_yards/square_yard m³/cubic_metres/cubic_meters/cubic_metre/cubic_meter km³/cubic_kilometres/cubic_kilometers cu_ft/cubic_feet/cubic_foot/ft³",
  shares:
    "one_third=⅓ one_quarter=¼ one_fourth=¼ one_fifth=⅕ one_sixth=⅙ one_seventh=⅐ one_eighth=⅛ one_tenth=⅒ one_half=½ half_of=½ a_third_of=⅓ a_quarter_of=¼ a_fifth_of=⅕ a_sixth_of=⅙ a_seventh_of=⅐ a_tenth_of=⅒",
  eras: "bc=- bce=- b_c=- b_c_e=- ad=+ ce=+ a_d=+ c_e=+",
  erasBefore: "ad=+ a_d=+",
  frequencies: "twice=2_times thrice=3_times",
  beforeYears: "in since until",
  beforeYearsFirst: "by after before from",
  counted:
    "inhabitants residents people persons men women children families households members students pupils employees workers soldiers troops seats copies homes houses buildings",
};
