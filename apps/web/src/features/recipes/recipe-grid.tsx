import type { Recipe } from '@kostbar/contracts/recipes/schemas'
import { useEffect, useRef } from 'react'
import { Button } from '../../ui/button.tsx'
import { RecipeCard } from './recipe-card.tsx'
import { useRecipeLinks } from './recipe-search-params.ts'
import { texts } from './texts.ts'

/** The cards' grid, which their skeleton shares. */
export const gridClass = 'grid gap-4 sm:grid-cols-2 sm:gap-6 xl:grid-cols-3'

interface RecipeGridProps {
  readonly recipes: readonly Recipe[]
  readonly onToggleFavourite: (recipe: Recipe, picked: boolean) => void
  /** How to get more; undefined when these are all. */
  readonly more: (() => void) | undefined
  readonly loadingMore: boolean
  readonly moreFailed: boolean
}

/** The recipes as cards, with the way to the next ones. */
export function RecipeGrid({ recipes, onToggleFavourite, more, loadingMore, moreFailed }: RecipeGridProps) {
  const linkTo = useRecipeLinks()
  const list = useRef<HTMLUListElement>(null)
  const askedAt = useRef<number>(undefined)
  const count = recipes.length
  // The focus goes on with the first new card: the button it was on has moved far down or is gone.
  useEffect(() => {
    if (askedAt.current === undefined || count <= askedAt.current) return
    list.current?.children[askedAt.current]?.querySelector('a')?.focus({ preventScroll: true })
    askedAt.current = undefined
  }, [count])
  const load = () => {
    askedAt.current = count
    more?.()
  }
  return (
    <>
      <ul ref={list} className={gridClass}>
        {recipes.map((recipe) => (
          <RecipeCard key={recipe.id} recipe={recipe} link={linkTo(recipe.id)} onToggleFavourite={onToggleFavourite} />
        ))}
      </ul>
      {more ? (
        <div className="mt-8 text-center">
          {moreFailed ? (
            <p role="alert" className="mb-3 text-berry">
              {texts.moreFailed}
            </p>
          ) : null}
          <Button variant="secondary" size="lg" pending={loadingMore} onClick={load}>
            {moreFailed ? texts.tryAgain : texts.more}
          </Button>
        </div>
      ) : null}
    </>
  )
}
