import { recipes } from '@kostbar/contracts/recipes/endpoints'
import { useQuery } from '@tanstack/react-query'
import { query } from '../../../lib/api.ts'
import { Notice } from '../../../ui/notice.tsx'
import { texts } from './texts.ts'

/** Notice before an edit: number of plans and templates with the recipe, and the clients' names; empty without any. */
export function RecipeUsage({ recipeId }: { readonly recipeId: string }) {
  const { data, isError } = useQuery(query(recipes.usage, { params: { recipeId } }))
  if (isError) return <Notice tone="apricot">{texts.usageUnknown}</Notice>
  if (!data || data.plans + data.templates === 0) return null
  const names = data.clients.map(({ name }) => name)
  return (
    <Notice tone="apricot">
      <p>{texts.usage(data)}</p>
      <p className="mt-1 font-normal">
        {names.length > 0 ? `${texts.usageNames(names, data.plans)} ` : ''}
        {texts.usageEffect}
      </p>
    </Notice>
  )
}
