import { Check } from 'lucide-react'

/** Splits a semicolon-separated field of the content service: `Plan; Rezepte`. */
const includedLines = (included: string | undefined): string[] =>
  (included ?? '')
    .split(';')
    .map((line) => line.trim())
    .filter(Boolean)

/** Checklist of what an offer includes; null when empty. */
export const IncludedList = ({ included, label }: { included: string | undefined; label: string }) => {
  const lines = includedLines(included)
  if (lines.length === 0) return null
  return (
    <ul aria-label={label} className="grid gap-3">
      {lines.map((line) => (
        <li key={line} className="flex gap-3">
          <span className="mt-0.5 grid size-6 shrink-0 place-items-center rounded-full bg-leaf-soft text-leaf">
            <Check className="size-3.5" strokeWidth={3} aria-hidden="true" />
          </span>
          {line}
        </li>
      ))}
    </ul>
  )
}
