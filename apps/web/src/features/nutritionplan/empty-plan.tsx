import { paths } from '../../lib/paths.ts'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LazyIllustration } from '../../ui/illustration/lazy-illustration.tsx'
import { setTable } from '../../ui/illustration/scenes.ts'
import { texts } from './texts.ts'

interface EmptyPlanProps {
  /** Opens the shipped weeks; undefined for members who do not edit their own plan. */
  readonly onChooseWeek: (() => void) | undefined
  /** Opens the switches of the meals; undefined if none is off, or the member must not change them. */
  readonly onMeals: (() => void) | undefined
}

/**
 * Empty state of the plan: meals that are off can be switched on again; a member without a trainer starts from a shipped
 * week or from scratch.
 */
export const EmptyPlan = ({ onChooseWeek, onMeals }: EmptyPlanProps) => (
  <Card className="mt-8">
    <EmptyState
      picture={<LazyIllustration loader={setTable} className="aspect-[4/3]" />}
      title={texts.emptyTitle}
      text={onMeals ? texts.emptyMealsOffText : onChooseWeek ? texts.emptyOwnText : texts.emptyText}
      action={
        <div className="flex flex-col items-center gap-3">
          {onMeals ? <Button onClick={onMeals}>{texts.mealsTitle}</Button> : null}
          {onChooseWeek ? (
            <>
              <Button variant={onMeals ? 'secondary' : 'primary'} onClick={onChooseWeek}>
                {texts.startFromWeek}
              </Button>
              <ButtonLink variant="secondary" to={paths.editNutritionPlan}>
                {texts.planWeek}
              </ButtonLink>
            </>
          ) : onMeals ? null : (
            <ButtonLink to={paths.recipes}>{texts.toRecipes}</ButtonLink>
          )}
        </div>
      }
    />
  </Card>
)
