import { AssetImage } from '../../lib/content/asset-image.tsx'
import type { BlockProps } from '../../lib/content/block.ts'
import { classNames } from '../../ui/class-names.ts'
import { Actions } from './actions.tsx'
import { sectionClass } from './section-class.ts'
import { sectionId } from './section-head.tsx'

/** Call-to-action block; not printed, as it only offers links. A number in the title ("in 7 Tagen") is shown large beside it. */
export function CallToAction(props: BlockProps<'call_to_action'>) {
  const number = /\b\d{1,3}\b/.exec(props.block.title)?.[0]
  return number && props.context === 'page' && !props.block.image ? (
    <NumberedCallToAction {...props} number={number} />
  ) : (
    <PlainCallToAction {...props} />
  )
}

const NumberedCallToAction = ({ block, number }: BlockProps<'call_to_action'> & { number: string }) => (
  <section
    id={sectionId(block.title)}
    className="my-10 scroll-mt-20 bg-deep text-on-deep [--focus:var(--apricot)] print:hidden"
  >
    <div className="linen [--thread:var(--apricot)]" />
    <div className="column grid items-center gap-x-14 gap-y-4 py-16 md:grid-cols-[auto_1fr] md:py-24">
      <p
        aria-hidden="true"
        className="font-display text-[clamp(7rem,4rem+14vw,15rem)] leading-[0.8] tracking-tight text-apricot"
      >
        {number}
      </p>
      <div className="mt-6 md:mt-0">
        <h2 className="max-w-[18ch] text-4xl">{block.title}</h2>
        {block.text ? <p className="mt-4 max-w-[44ch] text-lg text-on-deep-soft">{block.text}</p> : null}
        <Actions actions={block.actions} className="mt-8" />
      </div>
    </div>
  </section>
)

const PlainCallToAction = ({ block: { title, text, image, actions }, context }: BlockProps<'call_to_action'>) => (
  <section id={sectionId(title)} className={classNames(sectionClass(context), 'print:hidden')}>
    <div
      className={classNames(
        'linen-cloth grid items-center gap-x-12 gap-y-8 overflow-hidden rounded-xl pr-6 pl-12 md:px-20',
        image ? 'py-14 md:grid-cols-2 md:py-20' : 'justify-items-center py-16 text-center md:py-24',
        context === 'article' && 'py-12 md:py-14',
      )}
    >
      <div className={classNames('w-full', !image && 'grid justify-items-center')}>
        <h2 className={classNames('hyphens-auto', context === 'page' ? 'text-4xl' : 'text-2xl')}>{title}</h2>
        {text ? <p className="mt-4 max-w-[52ch] text-lg text-ink-soft">{text}</p> : null}
        <Actions actions={actions} onSage centred={!image} className="mt-8" />
      </div>
      {image ? (
        <AssetImage
          asset={image}
          sizes="(min-width: 768px) 40vw, 100vw"
          className="aspect-[4/3] w-full rounded-lg object-cover"
        />
      ) : null}
    </div>
  </section>
)
