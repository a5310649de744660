import { geoAlbersUsa, geoContains, geoDistance, geoNaturalEarth1, geoPath, type GeoProjection } from 'd3-geo';
import type { Feature, Geometry, Position } from 'geojson';
import { feature, mesh } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';

/** A position; `country` is ISO 3166-1 alpha-2, `state` the postal code in the US. */
export type Site = { latitude: number; longitude: number; country: string; state: string | null };
/** A map as SVG paths, with the point of each site in the order given. */
export type Drawing = {
  width: number;
  height: number;
  land: string;
  edges: string;
  on: string;
  points: { x: number; y: number }[];
};

type Atlas = Topology<{ states?: GeometryCollection; countries?: GeometryCollection<{ name: string }> }>;

/** Draws the United States if it contains all sites, else the part of the world that does. */
export async function draw(sites: readonly Site[]): Promise<Drawing> {
  const points = sites.map(project(albers));
  if (sites.every(({ country }) => country === 'US') && points.every((point) => point !== null)) {
    const { default: atlas } = await import('us-atlas/states-albers-10m.json');
    return states(atlas as unknown as Atlas, sites, points);
  }
  return world(sites);
}

/** As the atlas itself was projected: its coordinates are the map's. */
const US = { width: 975, height: 610 };
const albers = geoAlbersUsa().scale(1300).translate([487.5, 305]);

function states(atlas: Atlas, sites: readonly Site[], points: { x: number; y: number }[]): Drawing {
  const of = atlas.objects.states!;
  const path = geoPath(null).digits(1);
  const lived = new Set(sites.map(({ state }) => stateIds.get(state ?? '')));
  const shapes = feature(atlas, of);
  return {
    ...US,
    land: path(shapes) ?? '',
    edges: path(mesh(atlas, of, (a, b) => a !== b)) ?? '',
    on: path({ ...shapes, features: shapes.features.filter(({ id }) => lived.has(String(id))) }) ?? '',
    points,
  };
}

const WORLD = { width: 975, height: 500 };
/** What lies beyond the frame is drawn too, for a view of another shape may show it. */
const MARGIN = 500;
/** From this scale of the whole world on, the coarse atlas looks coarse. */
const FINE_FROM = 2.2;
/** A part of a country further off, in degrees, is not why a map is needed: French Guiana, for a life in Paris. */
const FAR = 25;
const ANTARCTICA = '010';

async function world(sites: readonly Site[]): Promise<Drawing> {
  const coarse = shapesOf((await import('world-atlas/countries-110m.json')).default as unknown as Atlas);
  const projection = around(sites, coarse.countries);
  const isFine = projection.scale() / wholeWorld(sites).scale() >= FINE_FROM;
  const { atlas, countries } = isFine
    ? shapesOf((await import('world-atlas/countries-50m.json')).default as unknown as Atlas)
    : coarse;
  const path = geoPath(projection).digits(1);
  return {
    ...WORLD,
    land: path({ type: 'FeatureCollection', features: countries }) ?? '',
    edges: path(mesh(atlas, atlas.objects.countries, (a, b) => a !== b)) ?? '',
    on: path({ type: 'FeatureCollection', features: countries.filter((country) => isHomeOf(country, sites)) }) ?? '',
    points: sites.map(project(projection)).map((point) => point ?? { x: 0, y: 0 }),
  };
}

type Country = Feature<Geometry, { name: string }>;

const shapesOf = (atlas: Atlas) => ({
  atlas,
  countries: feature(atlas, atlas.objects.countries!).features.filter(({ id }) => id !== ANTARCTICA) as Country[],
});

const names = new Intl.DisplayNames('en', { type: 'region' });
const isHomeOf = (country: Country, sites: readonly Site[]) =>
  sites.some(
    ({ longitude, latitude, country: code }) =>
      names.of(code) === country.properties.name || geoContains(country, [longitude, latitude]),
  );

/** The whole world, turned so that the sites are in the middle. */
const wholeWorld = (sites: readonly Site[]): GeoProjection =>
  geoNaturalEarth1()
    .rotate([-middleLongitude(sites.map(({ longitude }) => longitude)), 0])
    .fitExtent(FRAME, { type: 'Sphere' });

const FRAME: [[number, number], [number, number]] = [
  [64, 48],
  [WORLD.width - 64, WORLD.height - 48],
];

/** As near as shows all sites and the countries around them. */
function around(sites: readonly Site[], countries: readonly Country[]): GeoProjection {
  const points = sites.map(({ longitude, latitude }): [number, number] => [longitude, latitude]);
  const near = countries
    .filter((country) => isHomeOf(country, sites))
    .flatMap(({ geometry }) => polygonsOf(geometry))
    .filter(([ring]) => points.some((point) => isNear(point, ring?.[0])));
  return wholeWorld(sites)
    .fitExtent(FRAME, {
      type: 'GeometryCollection',
      geometries: [
        { type: 'MultiPoint', coordinates: points },
        { type: 'MultiPolygon', coordinates: near },
      ],
    })
    .clipExtent([
      [-MARGIN, -MARGIN],
      [WORLD.width + MARGIN, WORLD.height + MARGIN],
    ]);
}

const isNear = (point: [number, number], corner: Position | undefined) =>
  corner !== undefined && geoDistance(point, corner as [number, number]) < (FAR * Math.PI) / 180;

const polygonsOf = (geometry: Geometry): Position[][][] =>
  geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.type === 'MultiPolygon' ? geometry.coordinates : [];

/** The middle of the shortest stretch around the globe that holds all these longitudes. */
export function middleLongitude(longitudes: readonly number[]): number {
  const sorted = longitudes.toSorted((a, b) => a - b);
  const gaps = sorted.map((at, i) => ({ after: i, wide: (sorted[i + 1] ?? sorted[0]! + 360) - at }));
  const widest = gaps.reduce((best, gap) => (gap.wide > best.wide ? gap : best));
  const start = sorted[(widest.after + 1) % sorted.length]!;
  const middle = start + (360 - widest.wide) / 2;
  return middle > 180 ? middle - 360 : middle;
}

const project =
  (projection: (point: [number, number]) => [number, number] | null) =>
  ({ longitude, latitude }: Site) => {
    const point = projection([longitude, latitude]);
    return point && { x: point[0], y: point[1] };
  };

/** The number by which the atlas knows each state of the US, by its postal code. */
const stateIds: ReadonlyMap<string, string> = new Map(
  (
    'AL01 AK02 AZ04 AR05 CA06 CO08 CT09 DE10 DC11 FL12 GA13 HI15 ID16 IL17 IN18 IA19 KS20 KY21 LA22 ME23 MD24 MA25 ' +
    'MI26 MN27 MS28 MO29 MT30 NE31 NV32 NH33 NJ34 NM35 NY36 NC37 ND38 OH39 OK40 OR41 PA42 RI44 SC45 SD46 TN47 TX48 ' +
    'UT49 VT50 VA51 WA53 WV54 WI55 WY56'
  )
    .split(' ')
    .map((entry) => [entry.slice(0, 2), entry.slice(2)]),
);
