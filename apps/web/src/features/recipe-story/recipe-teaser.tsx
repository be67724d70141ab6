import type { StoryOf } from '@kostbar/contracts/content'
import { Link } from 'react-router-dom'
import { useProtectiveMode } from '../../domain/protective-mode/use-protective-mode.ts'
import { recipeName } from '../../domain/recipes/recipe-name.ts'
import { AssetImage } from '../../lib/content/asset-image.tsx'
import { storyPath } from '../../lib/content/slug.ts'
import { texts } from './texts.ts'

/** Card that links to a recipe at the path determined by the web server; energy is hidden in protective mode. */
export function RecipeTeaser({ story }: { story: StoryOf<'recipe'> }) {
  const { name, image, kcal, cookingTime } = story.content
  const isHidden = useProtectiveMode()
  const facts = [!isHidden && kcal && texts.perServingKcal(kcal), cookingTime && texts.minutes(cookingTime)]
  return (
    <aside className="group article-column relative my-8 grid items-center gap-6 rounded-xl bg-sage p-5 sm:grid-cols-[2fr_3fr]">
      {image ? (
        <AssetImage
          asset={image}
          decorative
          sizes="(min-width: 640px) 16rem, 100vw"
          className="aspect-[4/3] w-full rounded-lg object-cover"
        />
      ) : null}
      <div>
        <p className="text-sm font-semibold text-apricot-ink">{texts.recipe}</p>
        <h2 className="mt-1 text-2xl hyphens-auto">
          <Link
            to={storyPath(story.full_slug)}
            className="text-ink no-underline decoration-apricot decoration-2 underline-offset-4 after:absolute after:inset-0 group-hover:underline"
          >
            {recipeName(name)}
          </Link>
        </h2>
        <p className="mt-2 text-ink-soft">{facts.filter(Boolean).join(' · ')}</p>
      </div>
    </aside>
  )
}
