import { texts } from './texts.ts'

interface PushGuideProps {
  /** Whether the instructions for installing on an iPhone or iPad, which come first, are open. */
  readonly opensFirst: boolean
}

/** Instructions for switching notifications on, by platform. */
export const PushGuide = ({ opensFirst }: PushGuideProps) => (
  <section aria-labelledby="push-guide">
    <h3 id="push-guide" className="text-lg">
      {texts.guide}
    </h3>
    <div className="mt-2 flex flex-col gap-2">
      {texts.guides.map(({ device, steps }, index) => (
        <details key={device} open={opensFirst && index === 0} className="rounded-lg bg-sunk px-4">
          <summary className="min-h-11 cursor-pointer py-2.5 font-semibold">{device}</summary>
          <ol className="list-decimal pb-4 pl-5">
            {steps.map((step) => (
              <li key={step} className="mt-1">
                {step}
              </li>
            ))}
          </ol>
        </details>
      ))}
    </div>
  </section>
)
