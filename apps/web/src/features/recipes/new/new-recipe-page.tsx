import { ChevronLeft } from 'lucide-react'
import { Link } from 'react-router-dom'
import { paths } from '../../../lib/paths.ts'
import { isAdmin } from '../../../lib/person.ts'
import { useUser } from '../../../lib/session.ts'
import { RecipeForm } from './recipe-form.tsx'
import { texts } from './texts.ts'

/** A trainer writes a recipe for their clients, an admin one for everyone. */
export function NewRecipePage() {
  const user = useUser()
  return (
    <>
      <p className="mb-2">
        <Link to={paths.recipes} className="inline-flex min-h-6 items-center gap-1 text-sm">
          <ChevronLeft className="size-4" aria-hidden="true" />
          {texts.back}
        </Link>
      </p>
      <h1 className="text-3xl">{texts.title}</h1>
      <p className="measure mt-2 mb-8 text-ink-soft">{user && isAdmin(user) ? texts.forEveryone : texts.forClients}</p>
      <div className="max-w-3xl">
        <RecipeForm />
      </div>
    </>
  )
}
