import { Apple, ClipboardPaste, Plus } from 'lucide-react'
import { isStaff } from '../domain/users/person.ts'
import { RecipesSection } from '../features/recipes/recipes-section.tsx'
import { paths } from '../lib/paths.ts'
import { useUser } from '../lib/session.ts'
import { ButtonLink } from '../ui/button-link.tsx'
import { RequireAccess } from './require-access.tsx'

const texts = {
  title: 'Rezepte',
  intro: 'Such dir aus, was dir schmeckt. Was du dir merkst, steht beim nächsten Mal ganz oben.',
  add: 'Neues Rezept',
  foods: 'Lebensmittel',
  import: 'Rezept importieren',
}

/** Recipe list; staff also see a button to add a recipe. */
export function RecipesPage() {
  const user = useUser()
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h1 className="text-3xl">{texts.title}</h1>
        {user && isStaff(user) ? (
          <div className="flex flex-wrap gap-3">
            <ButtonLink variant="secondary" to={paths.newRecipe}>
              <Plus className="size-5" aria-hidden="true" />
              {texts.add}
            </ButtonLink>
            <ButtonLink variant="quiet" to={paths.ownFoods}>
              <Apple className="size-5" aria-hidden="true" />
              {texts.foods}
            </ButtonLink>
            <ButtonLink variant="quiet" to={paths.importRecipe}>
              <ClipboardPaste className="size-5" aria-hidden="true" />
              {texts.import}
            </ButtonLink>
          </div>
        ) : null}
      </div>
      <RequireAccess>
        <p className="measure mt-2 mb-6 text-ink-soft">{texts.intro}</p>
        <RecipesSection />
      </RequireAccess>
    </>
  )
}
