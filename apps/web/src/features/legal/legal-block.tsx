import type { Block } from './document.ts'
import { LegalTable } from './legal-table.tsx'
import { MarkedText } from './marked-text.tsx'

/** One piece of a legal text in its form: paragraph, list, facts or table. */
export function LegalBlock({ block }: { block: Block }) {
  if (typeof block === 'string')
    return (
      <p className="mt-3">
        <MarkedText text={block} />
      </p>
    )
  if ('list' in block)
    return (
      <ul className="mt-3 list-disc pl-6 marker:text-apricot">
        {block.list.map((entry) => (
          <li key={entry} className="mt-1.5 pl-1">
            <MarkedText text={entry} />
          </li>
        ))}
      </ul>
    )
  if ('facts' in block)
    return (
      <dl className="mt-4">
        {block.facts.map(([label, value]) => (
          <div key={label} className="grid gap-x-6 border-b border-line py-3 last:border-b-0 sm:grid-cols-[13rem_1fr]">
            <dt className="text-sm text-ink-soft sm:text-base">{label}</dt>
            <dd className="wrap-anywhere">
              <MarkedText text={value} />
            </dd>
          </div>
        ))}
      </dl>
    )
  return <LegalTable {...block} />
}
