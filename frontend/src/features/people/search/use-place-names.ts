export { usePlaceNames } from '#frontend/lib/places/use-place-names.ts';
