import { RecipesSection } from '../features/recipes/recipes-section.tsx'
import { MembersOnly } from './members-only.tsx'

const texts = {
  title: 'Rezepte',
  intro: 'Such dir aus, was dir schmeckt. Was du merkst, steht beim nächsten Mal ganz oben.',
}

/** The recipes of a member. */
export const RecipesPage = () => (
  <>
    <h1 className="text-3xl">{texts.title}</h1>
    <MembersOnly>
      <p className="measure mt-2 mb-6 text-ink-soft">{texts.intro}</p>
      <RecipesSection />
    </MembersOnly>
  </>
)
