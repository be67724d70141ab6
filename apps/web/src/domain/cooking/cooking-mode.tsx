import { formatPortions } from '@kostbar/contracts/recipes/amounts'
import type { IngredientWords } from '@kostbar/contracts/recipes/ingredient-text'
import { ArrowLeft, ArrowRight, Check, Timer, X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Dialog } from 'react-aria-components/Dialog'
import { Heading } from 'react-aria-components/Heading'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { closeClass } from '../../ui/overlay-class.ts'
import { OverlayLocale } from '../../ui/overlay-locale.tsx'
import { AmountsNote } from '../recipes/amounts-note.tsx'
import { Ingredients } from '../recipes/ingredients.tsx'
import { findTimers, type TimerMatch } from './find-timers.ts'
import { stepIngredients } from './step-ingredients.ts'
import { texts } from './texts.ts'
import { showTimerRegion } from './timer-region.tsx'
import { isCooking, startTimer } from './timer-store.ts'
import { TimerTray } from './timer-tray.tsx'
import { useStepKeys } from './use-step-keys.ts'
import { useSwipe } from './use-swipe.ts'
import { useWakeLock } from './use-wake-lock.ts'

export interface CookingModeProps {
  readonly recipeId: string
  readonly name: string
  readonly steps: readonly string[]
  /** Ingredients with their amounts for `servings`. */
  readonly ingredients: readonly IngredientWords[]
  readonly servings: number
  /** Number of servings to cook. */
  readonly portions: number
  /** Current step, counted from 1. */
  readonly step: number
  readonly onStep: (step: number) => void
  readonly onClose: () => void
}

/**
 * Cooking mode: a recipe step by step over the whole screen, with the step's ingredients and timers. Keys, swipes and
 * buttons change the step.
 */
export function CookingMode(props: CookingModeProps) {
  const { name, steps, portions, onStep, onClose } = props
  const step = Math.min(Math.max(1, props.step), steps.length)
  const isScreenKeptOn = useWakeLock()
  const turn = (to: number) => {
    if (to >= 1 && to <= steps.length && to !== step) onStep(to)
  }
  const swipe = useSwipe({ onLeft: () => turn(step + 1), onRight: () => turn(step - 1) })
  useStepKeys(step, steps.length, turn)
  useEffect(() => {
    isCooking.set(true)
    return () => isCooking.set(false)
  }, [])
  return (
    <OverlayLocale>
      <ModalOverlay isOpen onOpenChange={onClose} className="fixed inset-0 z-40 bg-paper">
        <Modal className="h-full">
          <Dialog className="flex h-full flex-col outline-none">
            <header className="column flex w-full items-start justify-between gap-4 pt-[max(0.75rem,env(safe-area-inset-top))]">
              <div className="min-w-0">
                <Heading slot="title" className="truncate text-lg">
                  {name}
                </Heading>
                <p className="text-sm text-ink-soft">
                  {texts.portions(formatPortions(portions), portions <= 1)}
                  {isScreenKeptOn ? ` · ${texts.screenStaysOn}` : null}
                </p>
              </div>
              <button type="button" aria-label={texts.close} onClick={onClose} className={`${closeClass} -mr-2`}>
                <X className="size-6" aria-hidden="true" />
              </button>
            </header>
            <StepBar step={step} steps={steps.length} onStep={turn} />
            <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain" {...swipe}>
              <Step key={step} {...props} step={step} />
            </div>
            <footer className="border-t border-line bg-paper pb-[max(0.75rem,env(safe-area-inset-bottom))]">
              <div className="column flex w-full flex-col gap-3 pt-3">
                <TimerTray recipeId={props.recipeId} />
                <div className="grid grid-cols-2 gap-3 sm:flex sm:justify-between">
                  <Button variant="secondary" size="lg" disabled={step === 1} onClick={() => turn(step - 1)}>
                    <ArrowLeft className="size-5" aria-hidden="true" />
                    {texts.previous}
                  </Button>
                  {step === steps.length ? (
                    <Button size="lg" onClick={onClose}>
                      <Check className="size-5" aria-hidden="true" />
                      {texts.finish}
                    </Button>
                  ) : (
                    <Button size="lg" onClick={() => turn(step + 1)}>
                      {texts.next}
                      <ArrowRight className="size-5" aria-hidden="true" />
                    </Button>
                  )}
                </div>
              </div>
            </footer>
          </Dialog>
        </Modal>
      </ModalOverlay>
    </OverlayLocale>
  )
}

interface StepBarProps {
  readonly step: number
  readonly steps: number
  readonly onStep: (step: number) => void
}

/** Progress bar with one segment per step; completed steps are filled. */
const StepBar = ({ step, steps, onStep }: StepBarProps) => (
  <nav aria-label={texts.steps} className="column mt-1 flex w-full gap-1.5">
    {Array.from({ length: steps }, (_, index) => index + 1).map((number) => (
      <button
        key={number}
        type="button"
        aria-label={texts.step(number, steps)}
        aria-current={number === step ? 'step' : undefined}
        onClick={() => onStep(number)}
        className="group flex min-h-11 flex-1 items-center"
      >
        <span
          className={classNames(
            'h-1.5 w-full rounded-full transition-colors duration-(--quick) forced-colors:border',
            number <= step ? 'bg-leaf forced-colors:bg-[Highlight]' : 'bg-sage-deep group-hover:bg-line-strong',
          )}
        />
      </button>
    ))}
  </nav>
)

function Step({ recipeId, name, steps, ingredients, servings, portions, step }: CookingModeProps) {
  const text = steps[step - 1] ?? ''
  const factor = portions / servings
  const heading = useRef<HTMLHeadingElement>(null)
  // Focus the new step's heading: screen readers read it, and key events keep reaching the component.
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  const needed = stepIngredients(steps, step, ingredients)
  const start = (timer: TimerMatch) => {
    startTimer({ recipeId, name, step, ...timer })
    showTimerRegion()
  }
  return (
    <div className="column grid w-full animate-appear items-start gap-x-12 gap-y-8 py-6 lg:grid-cols-[3fr_2fr] lg:py-12">
      <div>
        <h3 ref={heading} tabIndex={-1} className="font-sans text-base font-semibold text-apricot-ink outline-none">
          {texts.step(step, steps.length)}
        </h3>
        <p className="mt-2 font-display text-[1.6rem] leading-snug text-pretty hyphens-auto wrap-anywhere sm:text-3xl sm:leading-snug lg:text-4xl lg:leading-snug">
          {text.replaceAll(' °C', '\u00a0°C')}
        </p>
        <AmountsNote steps={[text]} servings={servings} portions={portions} />
        <div className="mt-6 flex flex-wrap gap-3 empty:hidden">
          {findTimers(text).map((timer) => (
            <Button
              key={timer.seconds}
              variant="secondary"
              size="lg"
              aria-label={texts.startTimerLabel(timer.text)}
              onClick={() => start(timer)}
            >
              <Timer className="size-5" aria-hidden="true" />
              {texts.startTimer(timer.text)}
            </Button>
          ))}
        </div>
      </div>
      <div className="flex flex-col gap-4">
        {needed.length > 0 ? (
          <section aria-labelledby="step-ingredients" className="rounded-xl bg-sage p-5">
            <h3 id="step-ingredients" className="font-sans text-base font-semibold">
              {texts.forThisStep}
            </h3>
            <Ingredients ingredients={needed} factor={factor} className="mt-1 text-lg" />
          </section>
        ) : null}
        <details className="px-5">
          <summary className="min-h-11 cursor-pointer content-center font-semibold text-leaf">
            {texts.allIngredients}
          </summary>
          <Ingredients ingredients={ingredients} factor={factor} className="mt-1" />
        </details>
      </div>
    </div>
  )
}
