import { GalleryPart } from '#frontend/app/gallery/part.tsx';
import { GeoMap, type Place } from '#frontend/components/geo-map.tsx';
import { Initials, Portrait } from '#frontend/components/portrait.tsx';
import { RelationGraph } from '#frontend/components/relation-graph.tsx';
import { TileMap } from '#frontend/features/people/search/tile-map.tsx';

const seeds = ['p1', 'p2', 'p3', 'p4', 'p5', 'p6'];

const places: Place[] = [
  {
    number: 1,
    name: 'Austin',
    when: '2001–2009',
    latitude: 30.27,
    longitude: -97.74,
    country: 'US',
    state: 'TX',
    current: false,
    isOffice: false,
  },
  {
    number: 2,
    name: 'Madison',
    when: '2009–2017',
    latitude: 43.07,
    longitude: -89.4,
    country: 'US',
    state: 'WI',
    current: false,
    isOffice: false,
  },
  {
    number: 3,
    name: 'Duluth',
    when: '2017–now',
    latitude: 46.79,
    longitude: -92.1,
    country: 'US',
    state: 'MN',
    current: true,
    isOffice: false,
  },
];

const relatives = [
  { name: 'Ruth Hale', role: 'Mother', relation: 'parent', may: false },
  { name: 'Daniel Okafor', role: 'Husband', relation: 'spouse', may: false },
  { name: 'Joan Hale', role: 'may be a sister', relation: 'sibling', may: true },
  { name: 'Ben Okafor', role: 'Son', relation: 'child', may: false },
] as const;

/** What is drawn. */
export function DrawnSpecimens() {
  return (
    <>
      <GalleryPart title="Portraits, initials">
        <div className="row">
          {seeds.map((seed) => (
            <Portrait key={seed} seed={seed} size={64} />
          ))}
          <Portrait seed="p1" size={64} tile />
          <Initials name="Tamsin Okafor" size={64} />
          <Initials name="ليلى حدّاد" size={64} />
          <Initials name="山田花子" size={64} tile />
        </div>
      </GalleryPart>
      <GalleryPart title="Map of places">
        <GeoMap
          places={places}
          moves={[
            [1, 2],
            [2, 3],
          ]}
          words={{
            label: 'Austin, then Madison, then Duluth',
            hint: 'Map. Arrow keys move it.',
            zoomIn: 'Zoom in',
            zoomOut: 'Zoom out',
            whole: 'Whole country',
            outside: (count) => `${count} outside`,
          }}
        />
      </GalleryPart>
      <GalleryPart title="Family">
        <RelationGraph
          name="Tamsin Okafor"
          role="41"
          relatives={relatives}
          label="The family, as the list says it"
          face={(relative) => <Portrait seed={relative?.name ?? 'self'} size={100} />}
          more={(count) => `${count} more`}
        />
      </GalleryPart>
      <GalleryPart title="Map of tiles">
        <div style={{ maxInlineSize: '15rem' }}>
          <TileMap
            states={[
              { value: 'MN', count: 5 },
              { value: 'OR', count: 3 },
              { value: 'TX', count: 1 },
            ]}
            chosen={['MN']}
            onToggle={() => undefined}
          />
        </div>
      </GalleryPart>
    </>
  );
}
