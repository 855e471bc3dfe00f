import { geoEqualEarth, geoPath } from 'd3-geo';
import type { GeoGeometryObjects } from 'd3-geo';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import atlas from 'world-atlas/countries-110m.json' with { type: 'json' };

/** ISO 3166-1 numeric codes, which the map data uses, each followed by its alpha-2 code. */
const numbered =
  '004AF 008AL 012DZ 024AO 031AZ 032AR 036AU 040AT 044BS 050BD 051AM 056BE 064BT 068BO 070BA 072BW 076BR 084BZ ' +
  '090SB 096BN 100BG 104MM 108BI 112BY 116KH 120CM 124CA 140CF 144LK 148TD 152CL 156CN 158TW 170CO 178CG 180CD ' +
  '188CR 191HR 192CU 196CY 203CZ 204BJ 208DK 214DO 218EC 222SV 226GQ 231ET 232ER 233EE 238FK 242FJ 246FI 250FR ' +
  '260TF 262DJ 266GA 268GE 270GM 275PS 276DE 288GH 300GR 304GL 320GT 324GN 328GY 332HT 340HN 348HU 352IS 356IN ' +
  '360ID 364IR 368IQ 372IE 376IL 380IT 384CI 388JM 392JP 398KZ 400JO 404KE 408KP 410KR 414KW 417KG 418LA 422LB ' +
  '426LS 428LV 430LR 434LY 440LT 442LU 450MG 454MW 458MY 466ML 478MR 484MX 496MN 498MD 499ME 504MA 508MZ 512OM ' +
  '516NA 524NP 528NL 540NC 548VU 554NZ 558NI 562NE 566NG 578NO 586PK 591PA 598PG 600PY 604PE 608PH 616PL 620PT ' +
  '624GW 626TL 630PR 634QA 642RO 643RU 646RW 682SA 686SN 688RS 694SL 703SK 704VN 705SI 706SO 710ZA 716ZW 724ES ' +
  '728SS 729SD 732EH 740SR 748SZ 752SE 756CH 760SY 762TJ 764TH 768TG 780TT 784AE 788TN 792TR 795TM 800UG 804UA ' +
  '807MK 818EG 826GB 834TZ 840US 854BF 858UY 860UZ 862VE 887YE 894ZM';

const codes = new Map(numbered.split(' ').map((each) => [each.slice(0, 3), each.slice(3)]));

/** Countries that the map data identifies by name only. */
const named: Readonly<Record<string, string>> = { Kosovo: 'XK' };

const mapCode = (number: string | number | undefined, name: string | undefined) =>
  codes.get(String(number)) ?? named[name ?? ''];

export type CountryShape = { key: string; code: string | undefined; path: string; x: number; y: number };

export const mapWidth = 720;
export const mapHeight = 330;

const antarctica = '010';

type World = Topology<{ countries: GeometryCollection<{ name: string }> }>;

/** Returns Natural Earth's countries at 1:110 million, without Antarctica. The data lacks 76 small territories. */
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

/** Used for the centroid. Otherwise the center of France would be halfway to French Guiana. */
function largestPart(geometry: GeoGeometryObjects): GeoGeometryObjects {
  if (geometry.type !== 'MultiPolygon') return geometry;
  const area = geoPath();
  const parts = geometry.coordinates.map((coordinates) => ({ type: 'Polygon' as const, coordinates }));
  return parts.toSorted((a, b) => area.area(b) - area.area(a))[0] ?? geometry;
}

export const countryShapes: readonly CountryShape[] = drawn();
