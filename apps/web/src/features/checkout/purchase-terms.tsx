import type { Price, ProductKind } from '@kostbar/contracts/products/schemas'
import type { ReactNode } from 'react'
import { periodLabel } from '../../domain/products/price-labels.ts'
import { paths } from '../../lib/paths.ts'
import { texts } from './texts.ts'

/** Contract terms: duration, renewal, cancellation. @param amount cents per billing period */
export function PurchaseTerms({ price, amount }: { price: Price; amount: number }) {
  const period = periodLabel(price)
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

/**
 * Links to the terms of use and the right of withdrawal, in new tabs so that the checkout stays open. Client slots are
 * for businesses, which have that right only if they are consumers after all.
 */
export function LegalLine({ kind }: { kind: ProductKind }) {
  const [prefix, terms, infix, withdraw, suffix] = kind === 'CLIENT_SLOTS' ? texts.termsOfBusiness : texts.terms
  return (
    <p className="text-sm text-ink-soft">
      {prefix}
      <a href={paths.terms} target="_blank" rel="noreferrer">
        {terms}
      </a>
      {infix}
      <a href={paths.withdrawal} target="_blank" rel="noreferrer">
        {withdraw}
      </a>
      {suffix}
    </p>
  )
}
