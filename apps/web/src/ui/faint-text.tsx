/** Text of less importance, such as that a table cell has no value. */
export const FaintText = ({ children }: { readonly children: string }) => (
  <span className="text-ink-faint">{children}</span>
)
