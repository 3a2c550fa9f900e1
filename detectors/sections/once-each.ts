/** Gives a function's result for a section, by its index; computed on first use, and once for each section. */
export function onceEach<T extends object | null>(tell: (section: number) => T): (section: number) => T {
  const told = new Map<number, T>();
  return (section) => {
    const known = told.get(section);
    if (known !== undefined) return known;
    const one = tell(section);
    told.set(section, one);
    return one;
  };
}
