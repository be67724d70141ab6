import { buttonClass } from '../../ui/button-class.ts'
import { Still } from '../../ui/still.tsx'
import { ExampleLabel } from './example-label.tsx'
import { morningKitchen } from './scenes.ts'
import { StartButton } from './start-button.tsx'
import { texts } from './texts.ts'

const { title, text, how } = texts.stage

/** The first thing one sees: what Kostbar is, and a kitchen in the morning. */
export const Stage = () => (
  <section className="column grid items-center gap-x-12 gap-y-10 pt-6 md:pt-10 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] lg:pb-10">
    <div>
      <h1 className="text-5xl">{title}</h1>
      <p className="mt-6 max-w-[34ch] text-lg text-ink-soft md:text-xl md:leading-normal">{text}</p>
      <div className="mt-8 flex flex-col gap-3 sm:flex-row">
        <StartButton />
        <a href="#so-gehts" className={buttonClass({ variant: 'secondary', size: 'lg' })}>
          {how}
        </a>
      </div>
    </div>
    <div className="relative lg:-mr-[max(0px,min(8rem,(100vw-78rem)/2))] lg:pb-16">
      <Still scene={morningKitchen} className="-mx-4 aspect-[4/3] overflow-hidden shadow-high sm:mx-0 sm:rounded-xl" />
      {/* Over the edge of the picture, beside the bowl it tells about. */}
      <div className="relative z-10 -mt-6 flex justify-center lg:absolute lg:bottom-0 lg:-left-12">
        <ExampleLabel />
      </div>
    </div>
  </section>
)
