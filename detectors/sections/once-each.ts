/** What a function tells of a section, by its index: worked out when first asked for, and once for each. */
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
