import { Star } from 'lucide-react'
import type { PartnerPharmacy } from '#contract/pharmacies.ts'
import { useTexts } from '../../../lib/texts.ts'
import { classNames } from '../../../ui/class-names.ts'

interface PharmacyRowProps {
  pharmacy: PartnerPharmacy
  onStar: (pharmacy: PartnerPharmacy) => void
}

/** One pharmacy, with the star that marks a favourite. */
export function PharmacyRow({ pharmacy, onStar }: PharmacyRowProps) {
  const texts = useTexts('pharmacy-directory')
  const { name, location, phone, is_favourite: isStarred } = pharmacy
  return (
    <li className="flex items-start gap-2 py-2 pr-4 pl-2">
      <button
        type="button"
        aria-pressed={isStarred}
        aria-label={texts.star(name)}
        title={texts.star(name)}
        onClick={() => onStar(pharmacy)}
        className={classNames(
          'grid size-11 shrink-0 cursor-pointer place-items-center rounded-control hover:bg-sunk',
          isStarred ? 'text-accent' : 'text-ink-faint hover:text-ink',
        )}
      >
        <Star aria-hidden className="size-5.5" strokeWidth={1.7} fill={isStarred ? 'currentColor' : 'none'} />
      </button>
      <div className="min-w-0 flex-1 py-2">
        <p className="font-semibold break-words">{name}</p>
        {location && <p className="text-sm break-words text-ink-soft">{location}</p>}
        {phone && (
          <a
            href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}
            aria-label={`${texts.call(name)}: ${phone}`}
            className="inline-flex items-center py-1 text-sm font-medium text-accent tabular-nums underline decoration-current/35 underline-offset-3 hover:decoration-current pointer-coarse:min-h-11"
          >
            {phone}
          </a>
        )}
      </div>
    </li>
  )
}
