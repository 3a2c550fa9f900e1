/**
 * What is wrong with the eventIds of a summary by theme, a line each; none when they are those of the events. What is no
 * summary by theme is an error.
 */
export function wrongIds(events, themes) {
  const isTold = (theme) => typeof theme?.summary === "string" && Array.isArray(theme.eventIds);
  if (themes === null || typeof themes !== "object" || !Object.values(themes).every(isTold)) {
    throw new Error("the model's JSON is no summary by theme; ask again, or name another model");
  }
  const themeOf = new Map(events.map(({ eventId, theme }) => [eventId, theme]));
  const told = new Map();
  const wrong = [];
  for (const [theme, { eventIds }] of Object.entries(themes)) {
    for (const id of eventIds) {
      if (!themeOf.has(id)) wrong.push(`invented: ${JSON.stringify(id)} under ${theme} is no event's id`);
      else if (told.has(id)) wrong.push(`repeated: ${id} under ${theme}`);
      else if (themeOf.get(id) !== theme)
        wrong.push(`misplaced: ${id} under ${theme} belongs to ${themeOf.get(id)}`);
      told.set(id, theme);
    }
  }
  for (const [id, theme] of themeOf) if (!told.has(id)) wrong.push(`dropped: ${id} of ${theme}`);
  return wrong;
}
