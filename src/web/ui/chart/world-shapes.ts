import { geoEqualEarth, geoPath } from 'd3-geo';
import type { GeoGeometryObjects } from 'd3-geo';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import atlas from 'world-atlas/countries-110m.json';
import { mapCode } from './map-countries.ts';

export type CountryShape = { key: string; code: string | undefined; path: string; x: number; y: number };

export const mapWidth = 720;
export const mapHeight = 330;

const antarctica = '010';

type World = Topology<{ countries: GeometryCollection<{ name: string }> }>;

/** Natural Earth's countries at 1:110 million, without the ice; 76 small territories are not in it. */
function drawn(): CountryShape[] {
  const world = atlas as unknown as World;
  const { features } = feature(world, world.objects.countries);
  const lands = features.filter(({ id }) => id !== antarctica);
  const projection = geoEqualEarth().fitExtent(
    [
      [1, 1],
      [mapWidth - 1, mapHeight - 1],
    ],
    { type: 'FeatureCollection', features: lands },
  );
  const path = geoPath(projection).digits(1);
  return lands.map((land) => {
    const name = land.properties.name;
    const [x, y] = path.centroid(largestPart(land.geometry));
    return { key: name, code: mapCode(land.id, name), path: path(land) ?? '', x, y };
  });
}

/** The middle of France is not halfway to Guiana. */
function largestPart(geometry: GeoGeometryObjects): GeoGeometryObjects {
  if (geometry.type !== 'MultiPolygon') return geometry;
  const area = geoPath();
  const parts = geometry.coordinates.map((coordinates) => ({ type: 'Polygon' as const, coordinates }));
  return parts.toSorted((a, b) => area.area(b) - area.area(a))[0] ?? geometry;
}

export const countryShapes: readonly CountryShape[] = drawn();
