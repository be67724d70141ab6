import { useUser } from '../../lib/session.ts'
import { texts } from './texts.ts'
import { useOwnMembership } from './use-own-membership.ts'

interface OfferTagProps {
  readonly productId: string
  readonly highlighted: boolean
}

/** Tag on the edge of an offer card: the user's own plan, or a recommended one. */
export function OfferTag(props: OfferTagProps) {
  return useUser() ? <MemberTag {...props} /> : <Tag text={props.highlighted ? texts.highlighted : null} />
}

function MemberTag({ productId, highlighted }: OfferTagProps) {
  const isOwn = useOwnMembership(productId) !== undefined
  return <Tag text={isOwn ? texts.own : highlighted ? texts.highlighted : null} />
}

const Tag = ({ text }: { text: string | null }) =>
  text ? (
    <p className="absolute -top-3.5 left-6 rounded-full bg-leaf px-3 py-1 text-xs font-semibold text-on-leaf print:hidden sm:left-8">
      {text}
    </p>
  ) : null
