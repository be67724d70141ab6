/** Most prepared statements per connection; the product has few distinct queries, because they are static. */
const maxPreparedStatements = 500
const names = new Map<string, string>()

/**
 * Whether a statement searches by LIKE or array: its selectivity depends on the value, so a generic plan would be bad.
 */
const isSearch = (sql: string) => /\bI?LIKE\b|@>/i.test(sql)

/**
 * Name of the prepared statement for an SQL text, equal for equal texts on every connection. Prepared statements save
 * PostgreSQL the planning; their bounded number protects memory from an unforeseen number of distinct queries.
 * @returns the empty string for a statement that has to be planned at every execution
 */
export function statementName(sql: string): string {
  const known = names.get(sql)
  if (known) return known
  if (names.size >= maxPreparedStatements || isSearch(sql)) return ''
  const name = `p${names.size}`
  names.set(sql, name)
  return name
}
