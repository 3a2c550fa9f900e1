/** A function that calls another one only once for each object, and keeps the result as long as the object lives. */
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
