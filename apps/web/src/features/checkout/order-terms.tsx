import type { Price } from '@kostbar/contracts/stripe'
import type { ReactNode } from 'react'
import { paths } from '../../lib/paths.ts'
import { periodWords } from '../../lib/price-words.ts'
import { texts } from './texts.ts'

/** What one binds oneself to: how long, how it goes on, how it ends. `amount` in cents per period. */
export function OrderTerms({ price, amount }: { price: Price; amount: number }) {
  const period = periodWords(price)
  return (
    <dl className="grid grid-cols-[6rem_1fr] gap-x-4 gap-y-2 text-sm">
      {period ? (
        <>
          <Term name={texts.duration}>{period}</Term>
          <Term name={texts.renewal}>{texts.renews(period, amount)}</Term>
          <Term name={texts.cancelling}>{texts.cancelAnyTime}</Term>
        </>
      ) : (
        <Term name={texts.once}>{texts.onceText}</Term>
      )}
    </dl>
  )
}

const Term = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="contents">
    <dt className="text-ink-soft">{name}</dt>
    <dd>{children}</dd>
  </div>
)

const [before, terms, between, withdraw, after] = texts.terms

/** What the order stands on; both open beside the purchase, so that nothing is lost. */
export const LegalLine = () => (
  <p className="text-sm text-ink-soft">
    {before}
    <a href={paths.terms} target="_blank" rel="noreferrer">
      {terms}
    </a>
    {between}
    <a href={paths.withdrawal} target="_blank" rel="noreferrer">
      {withdraw}
    </a>
    {after}
  </p>
)
