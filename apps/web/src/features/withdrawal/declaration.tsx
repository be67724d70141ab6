import type { Details } from './details-step.tsx'
import { texts } from './texts.ts'

interface DeclarationProps extends Details {
  /** More lines: name and value. */
  more?: readonly (readonly [name: string, value: string])[]
}

/** Who withdraws from what, line by line. */
export const Declaration = ({ name, email, contract, more = [] }: DeclarationProps) => (
  <dl className="mt-3">
    {[[texts.contract, contract], [texts.name, name], [texts.email, email], ...more].map(([label, value]) => (
      <div key={label} className="border-b border-line py-3 last:border-b-0">
        <dt className="text-sm text-ink-soft">{label}</dt>
        <dd className="whitespace-pre-line wrap-anywhere">{value}</dd>
      </div>
    ))}
  </dl>
)
