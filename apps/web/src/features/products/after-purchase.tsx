import { texts } from './texts.ts'

/** Steps that follow a purchase. */
export const AfterPurchase = () => (
  <section className="mt-12 max-w-3xl">
    <h3 className="text-2xl">{texts.afterPurchase}</h3>
    <ol className="mt-4 grid gap-3">
      {texts.afterPurchaseSteps.map((step, index) => (
        <li key={step} className="flex gap-4">
          <span
            aria-hidden="true"
            className="grid size-7 shrink-0 place-items-center rounded-full bg-leaf-soft text-sm font-semibold text-leaf"
          >
            {index + 1}
          </span>
          {step}
        </li>
      ))}
    </ol>
  </section>
)
