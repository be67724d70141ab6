import type { Answer } from '@kostbar/contracts/endpoint'
import { recipes } from '@kostbar/contracts/recipes/endpoints'
import type { PreviewedClient } from '@kostbar/contracts/recipes/share-schemas'
import { useState } from 'react'
import { useApiMutation } from '../../../lib/api.ts'
import { toastProblem } from '../../../lib/toast-problem.ts'
import { withMembership } from '../../../lib/with-membership.ts'
import { Button } from '../../../ui/button.tsx'
import { focusAtTopOnMount } from '../../../ui/focus-on-mount.ts'
import { Notice } from '../../../ui/notice.tsx'
import { ReviewBar } from '../../../ui/review-bar.tsx'
import { PreviewRow } from './preview-row.tsx'
import type { Shared } from './share-result.tsx'
import { texts } from './texts.ts'

export type SharePreviewAnswer = Answer<(typeof recipes)['sharePreview']>

/** Ids of the recipes that conflict with a client's allergens. */
const allergenRecipes = ({ conflicts }: PreviewedClient): string[] => [
  ...new Set((conflicts ?? []).flatMap(({ level, recipeId }) => (level === 'allergen' ? [recipeId] : []))),
]

interface SharePreviewProps {
  readonly preview: SharePreviewAnswer
  readonly recipeIds: readonly string[]
  /** Whether the choice has changed since: only a new preview can be shared. */
  readonly isStale: boolean
  readonly onRepeat: () => void
  readonly onShared: (shared: Shared) => void
}

/** Preview of a share: each client can be accepted or left out before the recipes are shared. */
export function SharePreview({ preview, recipeIds, isStale, onRepeat, onShared }: SharePreviewProps) {
  const { recipes: shareable, clients } = preview
  const [declined, setDeclined] = useState<ReadonlySet<string>>(new Set())
  // Recipes with a client's allergens are left out until the trainer decides otherwise.
  const [withAllergens, setWithAllergens] = useState<ReadonlySet<string>>(new Set())
  // Client key: a repeated request with it shares nothing twice.
  const [key] = useState(() => crypto.randomUUID())
  const share = useApiMutation(recipes.share, {
    refresh: recipes.list,
    onSuccess: (answer) => onShared({ key, ...answer }),
    onError: toastProblem,
  })
  const withoutOf = (client: PreviewedClient) => (withAllergens.has(client.clientId) ? [] : allergenRecipes(client))
  const newOf = (client: PreviewedClient) => shareable.length - client.alreadyShared - withoutOf(client).length
  const accepted = clients.filter((client) => client.refusal === null && !declined.has(client.clientId))
  const gaining = accepted.filter((client) => newOf(client) > 0)
  const submit = () =>
    share.mutate({
      body: {
        key,
        recipeIds: [...recipeIds],
        clients: gaining.map((client) => ({ clientId: client.clientId, without: withoutOf(client) })),
      },
    })
  const missing = recipeIds.length - shareable.length
  return (
    <section className="mt-8" aria-label={texts.previewTitle}>
      <h2 ref={focusAtTopOnMount} tabIndex={-1} className="scroll-mt-24 text-xl">
        {texts.previewTitle}
      </h2>
      <p className="text-ink-soft">{texts.previewHint}</p>
      {missing > 0 ? (
        <div className="mt-3">
          <Notice tone="apricot">{texts.unavailable(missing)}</Notice>
        </div>
      ) : null}
      <ul className="mt-3 divide-y divide-line border-y border-line">
        {clients.map((client) => (
          <PreviewRow
            key={client.clientId}
            client={client}
            added={newOf(client)}
            allergenCount={allergenRecipes(client).length}
            isAccepted={!declined.has(client.clientId)}
            onAccept={(isAccepted) => setDeclined(withMembership(declined, client.clientId, !isAccepted))}
            hasAllergens={withAllergens.has(client.clientId)}
            onAllergens={(has) => setWithAllergens(withMembership(withAllergens, client.clientId, has))}
          />
        ))}
      </ul>
      <ReviewBar staleText={isStale ? texts.stale : undefined} repeatLabel={texts.checkAgain} onRepeat={onRepeat}>
        <Button pending={share.isPending} disabled={gaining.length === 0} onClick={submit}>
          {gaining.length === 0 ? texts.nobody : texts.go(gaining.length)}
        </Button>
      </ReviewBar>
    </section>
  )
}
