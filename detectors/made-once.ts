/** Gives something that is made when it is first asked for. */
export function madeOnce<TMade extends object | string>(make: () => TMade): () => TMade {
  let made: TMade | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
