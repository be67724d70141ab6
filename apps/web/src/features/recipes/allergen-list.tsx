import { type Allergen, allergens } from '@kostbar/contracts/recipes/allergens'
import { texts } from './texts.ts'

interface AllergenListProps {
  readonly letters: readonly Allergen[]
  /** Whether the recipe contains no other allergens; if false, the others are unknown. */
  readonly stated: boolean
  /** Sentence about where they come from; null or undefined if there is nothing to say. */
  readonly origin?: string | null
}

/** Allergens with the letters used on Austrian menus. */
export const AllergenList = ({ letters, stated, origin }: AllergenListProps) => (
  <section aria-labelledby="allergens">
    <h3 id="allergens" className="text-lg">
      {texts.allergens}
    </h3>
    {letters.length === 0 ? (
      <p className="mt-1 text-ink-soft">
        {stated ? texts.noAllergens : `${texts.allergensNotStated} ${texts.allergensNotStatedHint}`}
      </p>
    ) : (
      <ul className="mt-2 flex flex-wrap gap-x-5 gap-y-2">
        {letters.map((letter) => (
          <li key={letter} className="inline-flex items-center gap-2">
            <span className="grid size-7 place-items-center rounded-full bg-apricot-soft text-sm font-semibold text-apricot-ink">
              {letter}
            </span>
            {allergens[letter]}
          </li>
        ))}
      </ul>
    )}
    {letters.length === 0 || stated ? null : (
      <p className="mt-2 text-ink-soft">{`${texts.allergensIncomplete} ${texts.allergensNotStatedHint}`}</p>
    )}
    {origin ? <p className="mt-2 text-sm text-ink-soft">{origin}</p> : null}
  </section>
)
