import { isAdmin } from '../../../domain/users/person.ts'
import { paths } from '../../../lib/paths.ts'
import { useUser } from '../../../lib/session.ts'
import { BackLink } from '../../../ui/back-link.tsx'
import { NewRecipeForm } from './new-recipe-form.tsx'
import { texts } from './texts.ts'

/** Page for a new recipe: a trainer's for their clients, an admin's for everyone. */
export function NewRecipePage() {
  const user = useUser()
  return (
    <>
      <BackLink to={paths.recipes}>{texts.back}</BackLink>
      <h1 className="text-3xl">{texts.title}</h1>
      <p className="measure mt-2 mb-8 text-ink-soft">{user && isAdmin(user) ? texts.forEveryone : texts.forClients}</p>
      <div className="max-w-3xl">
        <NewRecipeForm draftName="recipe-new" />
      </div>
    </>
  )
}
