import { Check, Minus } from 'lucide-react'
import { UpcomingBadge } from '../../domain/products/upcoming-badge.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { type ComparedOffer, compareOffers } from './compare-offers.ts'
import { texts } from './texts.ts'

/** Table of features by offer. */
export const ComparisonTable = ({ offers }: { offers: readonly ComparedOffer[] }) => (
  <section className="mt-12">
    <h3 className="text-2xl">{texts.comparison}</h3>
    <table className="mt-4 w-full max-w-3xl text-left max-sm:text-sm">
      <caption className="sr-only">{texts.comparison}</caption>
      <thead>
        <tr className="border-b border-line">
          <th scope="col" className="py-3 pr-3 font-normal text-ink-soft">
            {texts.included}
          </th>
          {offers.map(({ name }) => (
            <th key={name} scope="col" className="w-1/5 py-3 text-center font-semibold wrap-anywhere hyphens-auto">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {compareOffers(offers).map(({ feature, isIncluded }) => (
          <tr key={feature} className="border-b border-line last:border-b-0">
            <th scope="row" className="py-3 pr-3 font-normal wrap-anywhere hyphens-auto">
              {feature}
              <UpcomingBadge line={feature} />
            </th>
            {offers.map(({ name }, index) => (
              <td key={name} className="py-3 text-center">
                <Mark isIncluded={isIncluded[index] ?? false} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </section>
)

const Mark = ({ isIncluded }: { isIncluded: boolean }) => (
  <>
    <VisuallyHidden>{isIncluded ? texts.isIncluded : texts.isNotIncluded}</VisuallyHidden>
    {isIncluded ? (
      <Check className="mx-auto size-5 text-leaf" strokeWidth={3} aria-hidden="true" />
    ) : (
      <Minus className="mx-auto size-5 text-ink-faint" aria-hidden="true" />
    )}
  </>
)
