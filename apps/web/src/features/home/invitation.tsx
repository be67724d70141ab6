import { Link } from 'react-router-dom'
import { paths } from '../../lib/paths.ts'
import { useSession } from '../../lib/session.ts'
import { StartButton } from './start-button.tsx'
import { texts } from './texts.ts'

const { title, text, hasAccount, signIn } = texts.invitation

/** The last word of the page: come in. */
export function Invitation() {
  const { state } = useSession()
  return (
    <section className="column">
      <div className="linen-cloth grid justify-items-center gap-4 rounded-xl px-6 py-20 text-center md:py-28">
        <h2 className="text-4xl">{title}</h2>
        <p className="text-lg text-ink-soft">{text}</p>
        <div className="mt-4">
          <StartButton />
        </div>
        {state === 'out' ? (
          <p className="mt-2 flex flex-wrap justify-center gap-x-1.5 text-ink-soft">
            <span>{hasAccount}</span> <Link to={paths.login}>{signIn}</Link>
          </p>
        ) : null}
      </div>
    </section>
  )
}
