import { useQuery } from '@tanstack/react-query'
import { photosQuery } from '../../domain/photos/photos-query.ts'

/** Query of a user's progress photos, newest first. */
export const useProgressPhotos = (userId: string) => useQuery(photosQuery(userId, { kind: 'PROGRESS' }))
