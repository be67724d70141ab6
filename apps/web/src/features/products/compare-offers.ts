/** Fields of an offer that are compared. */
export interface ComparedOffer {
  readonly name: string
  /** Included features, separated by semicolons. */
  readonly included?: string | undefined
}

/** Feature included in at least one of the offers. */
export interface ComparedFeature {
  readonly feature: string
  /** Whether each offer includes it, in the order of the offers. */
  readonly isIncluded: readonly boolean[]
}

/** Splits a semicolon-separated field of the content service, such as `Plan; Rezepte`. */
export const includedLines = (included: string | undefined): string[] =>
  (included ?? '')
    .split(';')
    .map((line) => line.trim())
    .filter(Boolean)

/** Reference such as `Alles aus Basis`: stands for the features of another offer, identified by the end of its name. */
const everythingOf = /^Alles aus (.+)$/

/**
 * Features of an offer, with references to other offers replaced by their features, references among them included.
 * @param others offers not yet entered, so that references in a circle end
 */
function featuresOf(offer: ComparedOffer, others: readonly ComparedOffer[]): string[] {
  const rest = others.filter(({ name }) => name !== offer.name)
  return includedLines(offer.included).flatMap((line) => {
    const reference = everythingOf.exec(line)?.[1]
    const other = reference && rest.find(({ name }) => name.endsWith(reference))
    return other ? featuresOf(other, rest) : [line]
  })
}

/** Comparison of offers: each feature once, with the offers that include it. */
export function compareOffers(offers: readonly ComparedOffer[]): ComparedFeature[] {
  const features = offers.map((offer) => new Set(featuresOf(offer, offers)))
  const all = new Set(features.flatMap((ofOffer) => [...ofOffer]))
  return [...all].map((feature) => ({ feature, isIncluded: features.map((ofOffer) => ofOffer.has(feature)) }))
}
