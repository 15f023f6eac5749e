import { Skeleton } from '#web/ui/page/Loading.tsx'

/** As high as the figures. */
export const StatisticsSkeleton = () => <Skeleton height={146} card={372} />
