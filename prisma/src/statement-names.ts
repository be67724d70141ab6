/** Upper bound of statements kept prepared per connection; query shapes are static, so there are few. */
const maxPreparedStatements = 500
const names = new Map<string, string>()

/** LIKE and array search: selectivity follows from the value, so one generic plan is a bad one for most values. */
const isSearch = (sql: string) => /\bI?LIKE\b|@>/i.test(sql)

/**
 * The prepared-statement name of an SQL text, the same for equal texts on every connection. Prepared statements save
 * PostgreSQL the planning; the bound keeps an unforeseen flood of query shapes from growing memory.
 * @returns the empty string for a statement that is planned at every execution
 */
export function statementName(sql: string): string {
  const known = names.get(sql)
  if (known) return known
  if (names.size >= maxPreparedStatements || isSearch(sql)) return ''
  const name = `p${names.size}`
  names.set(sql, name)
  return name
}
