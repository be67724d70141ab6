import type { Recipe } from '@kostbar/contracts/recipes/schemas'
import { useEffect, useRef } from 'react'
import { Button } from '../../ui/button.tsx'
import { RecipeCard } from './recipe-card.tsx'
import { useRecipeLinks } from './recipe-search-params.ts'
import { texts } from './texts.ts'

/** Grid classes, shared with the skeleton. One column as long as cards have their picture at the side. */
export const gridClass = 'grid grid-cols-1 gap-4 sm:grid-cols-[repeat(auto-fill,minmax(min(100%,15rem),1fr))] sm:gap-6'

interface RecipeGridProps {
  readonly recipes: readonly Recipe[]
  /** Id of the person the recipes are for; the viewer if undefined. */
  readonly userId?: string
  readonly onToggleFavourite: (recipe: Recipe, isFavourite: boolean) => void
  /** Loads the next page; undefined on the last one. */
  readonly onLoadMore: (() => void) | undefined
  readonly loadingMore: boolean
  readonly moreFailed: boolean
}

/** Grid of recipe cards with a button that loads more. */
export function RecipeGrid({
  recipes,
  userId,
  onToggleFavourite,
  onLoadMore,
  loadingMore,
  moreFailed,
}: RecipeGridProps) {
  const linkTo = useRecipeLinks()
  const list = useRef<HTMLUListElement>(null)
  const previousCount = useRef<number>(undefined)
  const count = recipes.length
  // Focuses the first new card, because the button has moved down or disappeared.
  useEffect(() => {
    if (previousCount.current === undefined || count <= previousCount.current) return
    list.current?.children[previousCount.current]?.querySelector('a')?.focus({ preventScroll: true })
    previousCount.current = undefined
  }, [count])
  const loadMore = () => {
    previousCount.current = count
    onLoadMore?.()
  }
  return (
    <>
      <ul ref={list} className={gridClass}>
        {recipes.map((recipe) => (
          <RecipeCard
            key={recipe.id}
            recipe={recipe}
            linkTo={linkTo}
            userId={userId}
            onToggleFavourite={onToggleFavourite}
          />
        ))}
      </ul>
      {onLoadMore ? (
        <div className="mt-8 text-center">
          {moreFailed ? (
            <p role="alert" className="mb-3 text-berry">
              {texts.moreFailed}
            </p>
          ) : null}
          <Button variant="secondary" size="lg" pending={loadingMore} onClick={loadMore}>
            {moreFailed ? texts.tryAgain : texts.more}
          </Button>
        </div>
      ) : null}
    </>
  )
}
