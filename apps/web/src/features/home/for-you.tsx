import { classNames } from '../../ui/class-names.ts'
import { Still } from '../../ui/still.tsx'
import { marketBasket, notebookAndPear, setTable } from './scenes.ts'
import { texts } from './texts.ts'

const scenes = [setTable, marketBasket, notebookAndPear]

/** What a member gets, a picture to each. */
export const ForYou = () => (
  <section id="fuer-dich" className="column py-16 md:py-24">
    <h2 className="sr-only">{texts.forYou.title}</h2>
    <div className="grid gap-16 md:gap-24">
      {texts.forYou.list.map(({ title, text }, index) => (
        <div key={title} className="grid items-center gap-x-16 gap-y-6 md:grid-cols-2">
          <Still
            scene={scenes[index] ?? setTable}
            className={classNames(
              'mx-auto aspect-[4/3] w-full max-w-lg md:max-w-none',
              index % 2 === 1 && 'md:order-last',
            )}
          />
          <div>
            <h3 className="text-3xl">{title}</h3>
            <p className="mt-4 max-w-[44ch] text-lg text-ink-soft">{text}</p>
          </div>
        </div>
      ))}
    </div>
  </section>
)
