import type { StoryOf } from '@kostbar/contracts/content'
import { type Allergen, allergens as allergenNames } from '@kostbar/contracts/recipes/allergens'
import { storyIngredient } from '@kostbar/contracts/recipes/story-ingredient'
import { useState } from 'react'
import { CookingSteps } from '../../domain/recipes/cooking-steps.tsx'
import { Ingredients } from '../../domain/recipes/ingredients.tsx'
import { PortionsStepper } from '../../domain/recipes/portions-stepper.tsx'
import { recipeName } from '../../domain/recipes/recipe-name.ts'
import { AssetImage } from '../../lib/content/asset-image.tsx'
import { Prose } from '../../lib/content/prose.tsx'
import { MacrosPerServing } from './macros-per-serving.tsx'
import { PrintButton } from './print-button.tsx'
import { RecipeFacts } from './recipe-facts.tsx'
import { texts } from './texts.ts'

/** Allergen letters of a story in words: `A Gluten · L Sellerie`; parts that are no letter stay as written. */
const allergensInWords = (written: string) =>
  written
    .split(',')
    .map((part) => part.trim())
    .map((part) => (part in allergenNames ? `${part} ${allergenNames[part as Allergen]}` : part))
    .join(' · ')

interface RecipeStoryProps {
  readonly story: StoryOf<'recipe'>
  /** Heading level. */
  readonly level: 1 | 2
}

/** Full recipe: facts, ingredients for the chosen servings, steps; printable. */
export function RecipeStory({ story, level }: RecipeStoryProps) {
  const { name, image, description, ingredients, steps, allergens, author } = story.content
  // An editor may have left the number out, or entered 0.
  const servings = story.content.servings || 1
  const [selectedServings, setSelectedServings] = useState(servings)
  const Heading = level === 1 ? 'h1' : 'h2'
  return (
    <article data-printed="" className="column pt-6 pb-12 md:pt-10 print:py-0">
      <header className="grid items-center gap-x-14 gap-y-8 lg:grid-cols-[minmax(0,6fr)_minmax(0,5fr)] print:grid-cols-[2fr_3fr] print:items-start">
        {image ? (
          <AssetImage
            asset={image}
            priority
            sizes="(min-width: 1024px) 40rem, 100vw"
            className="aspect-[4/3] w-full rounded-xl object-cover"
          />
        ) : null}
        <div>
          <p className="text-sm font-semibold text-apricot-ink">{texts.recipe}</p>
          <Heading className="mt-1 text-4xl hyphens-auto print:text-2xl">{recipeName(name)}</Heading>
          <RecipeFacts recipe={story.content} />
          {description ? <Prose text={description} className="mt-5 max-w-[52ch] text-ink-soft" /> : null}
          <MacrosPerServing recipe={story.content} />
          <PrintButton />
        </div>
      </header>
      <div className="mt-12 grid items-start gap-x-14 gap-y-10 md:grid-cols-[2fr_3fr] print:mt-4 print:grid-cols-[2fr_3fr]">
        <section
          aria-labelledby="zutaten"
          className="rounded-xl bg-sage p-6 md:sticky md:top-24 print:static print:p-0"
        >
          <h2 id="zutaten" className="text-xl">
            {texts.ingredients}
          </h2>
          <PortionsStepper value={selectedServings} onChange={setSelectedServings} />
          <Ingredients ingredients={ingredients.map(storyIngredient)} factor={selectedServings / servings} />
        </section>
        <div>
          <CookingSteps
            recipeId={story.uuid}
            steps={steps.map(({ instruction }) => instruction)}
            servings={servings}
            portions={selectedServings}
            level={2}
          />
          {allergens ? (
            <p className="mt-8 text-sm text-ink-soft">
              {texts.allergens}: {allergensInWords(allergens)}
            </p>
          ) : null}
          {author ? (
            <p className="mt-2 text-sm text-ink-soft">
              {texts.by} {author.content.name}
            </p>
          ) : null}
        </div>
      </div>
    </article>
  )
}
