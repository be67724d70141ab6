/** Copy of a set with the value added (`isMember`) or removed. */
export function withMembership<T>(values: ReadonlySet<T>, value: T, isMember: boolean): ReadonlySet<T> {
  const next = new Set(values)
  if (isMember) next.add(value)
  else next.delete(value)
  return next
}
