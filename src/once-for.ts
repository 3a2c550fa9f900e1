/** A function that asks another one once about each object: the answer is kept as long as the object is. */
export function onceFor<TObject extends object, TAnswer extends object | string>(
  tell: (object: TObject) => TAnswer,
): (object: TObject) => TAnswer {
  const told = new WeakMap<TObject, TAnswer>();
  return (object) => {
    let answer = told.get(object);
    if (answer === undefined) {
      answer = tell(object);
      told.set(object, answer);
    }
    return answer;
  };
}
