/**
 * The probability that a Poisson process with this mean counts `count` or more.
 *
 * Only the four basic operations are used, which every engine rounds alike; `Math.exp` and `Math.log` may differ.
 *
 * @param count - A whole number.
 * @returns At most 1; 1 where the count is not above the mean, which no caller asks about.
 */
export function poissonTail(count: number, mean: number): number {
  if (count <= mean) return 1;
  let term = probabilityOf(count, mean);
  let tail = term;
  for (let k = count + 1; term > tail * 1e-17; k++) {
    term *= mean / k;
    tail += term;
  }
  return Math.min(1, tail);
}

/** e^-mean mean^count / count!, as the product over k of e^(-mean/count) mean/k. */
function probabilityOf(count: number, mean: number): number {
  const decay = expMinus(mean / count);
  // Factors fall as k grows. Taking the largest while the product is below 1, otherwise the smallest, avoids any overflow.
  let product = 1;
  let low = 1;
  let high = count;
  while (low <= high) {
    const k = product < 1 ? low++ : high--;
    product *= (decay * mean) / k;
  }
  return product;
}

/** e^-x for x from 0 to 1, by its series. */
function expMinus(x: number): number {
  let term = 1;
  let sum = 1;
  for (let k = 1; k <= 20; k++) {
    term *= -x / k;
    sum += term;
  }
  return sum;
}
