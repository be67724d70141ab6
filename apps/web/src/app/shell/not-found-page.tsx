import spilledFlour from '@kostbar/illustrations/scenes/spilled-flour.svg?raw'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Illustration } from '../../ui/illustration/illustration.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { texts } from './texts.ts'

const { code, title, question, home, picture } = texts.notFound

/** 404 page. */
export const NotFoundPage = () => (
  <div className="column grid items-center gap-8 py-10 md:grid-cols-2 md:gap-12 md:py-20">
    <Illustration svg={spilledFlour} title={picture} className="mx-auto w-full max-w-md md:order-2 md:max-w-none" />
    <div>
      <p aria-hidden="true" className="font-display text-[clamp(5rem,3rem+9vw,10rem)] leading-none text-leaf">
        {code}
      </p>
      <h1 className="mt-4 text-3xl">
        <VisuallyHidden>{code} </VisuallyHidden>
        {title}
      </h1>
      <p className="mt-4 measure text-lg text-ink-soft">{question}</p>
      <ButtonLink to="/home" size="lg" className="mt-8">
        {home}
      </ButtonLink>
    </div>
  </div>
)
