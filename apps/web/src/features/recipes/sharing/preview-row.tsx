import type { PreviewedClient } from '@kostbar/contracts/recipes/share-schemas'
import { recipeName } from '../../../domain/recipes/recipe-name.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { texts } from './texts.ts'

interface PreviewRowProps {
  readonly client: PreviewedClient
  /** Number of recipes the client would get. */
  readonly added: number
  /** Number of recipes that conflict with the client's allergens. */
  readonly allergenCount: number
  readonly isAccepted: boolean
  readonly onAccept: (isAccepted: boolean) => void
  /** Whether the client also gets the recipes with conflicting allergens. */
  readonly hasAllergens: boolean
  readonly onAllergens: (hasAllergens: boolean) => void
}

/** Row of the preview: what one client would get, to be accepted or left out. */
export function PreviewRow(props: PreviewRowProps) {
  const { client, added, allergenCount, isAccepted, onAccept, hasAllergens, onAllergens } = props
  const name = client.name ?? texts.stranger
  if (client.refusal)
    return (
      <li className="py-4">
        <p className="flex flex-wrap items-center gap-2 font-semibold wrap-anywhere">
          {name} <Badge tone="apricot">{texts.skipped}</Badge>
        </p>
        <p className="text-sm">{client.refusal.msg}</p>
      </li>
    )
  const conflicts = client.conflicts ?? []
  const allergens = conflicts.filter(({ level }) => level === 'allergen')
  const others = conflicts.filter(({ level }) => level !== 'allergen')
  return (
    <li className="grid gap-x-6 gap-y-1 py-3 lg:grid-cols-[18rem_minmax(0,1fr)]">
      <div>
        <Checkbox
          label={<strong className="font-semibold wrap-anywhere">{name}</strong>}
          aria-label={texts.accept(name)}
          checked={isAccepted}
          onChange={({ target }) => onAccept(target.checked)}
        />
        <p className="flex flex-wrap gap-1.5 pl-9">
          <Badge tone={added > 0 ? 'leaf' : 'quiet'}>{texts.new(added)}</Badge>
          {client.alreadyShared > 0 ? <Badge>{texts.alreadyShared(client.alreadyShared)}</Badge> : null}
        </p>
      </div>
      <div className="flex min-w-0 flex-col gap-1 text-sm max-lg:pl-9 lg:pt-3">
        {client.conflicts === null ? <p className="text-ink-soft">{texts.noConsent}</p> : null}
        {allergens.map(({ recipeId, name: recipe, text }) => (
          <p key={`${recipeId} ${text}`} className="font-semibold text-berry wrap-anywhere">
            {recipeName(recipe)}: {text}
          </p>
        ))}
        {allergenCount > 0 && isAccepted ? (
          <Checkbox
            label={texts.withoutAllergens(allergenCount)}
            checked={!hasAllergens}
            onChange={({ target }) => onAllergens(!target.checked)}
          />
        ) : null}
        {others.length > 0 ? (
          <details>
            <summary className="min-h-6 cursor-pointer text-apricot-ink">{texts.conflicts(others.length)}</summary>
            <ul className="list-disc pl-5">
              {others.map(({ recipeId, name: recipe, text }) => (
                <li key={`${recipeId} ${text}`} className="wrap-anywhere">
                  {recipeName(recipe)}: {text}
                </li>
              ))}
            </ul>
          </details>
        ) : null}
      </div>
    </li>
  )
}
