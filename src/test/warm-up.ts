/**
 * Reads the pages with statistics and what draws them, which a page fetches when it is first opened: a busy machine
 * takes longer for it than a test waits for what it wants to see.
 */
export const warmUp = () =>
  Promise.all([
    import('#web/pages/links/LinkPage.tsx'),
    import('#web/pages/qr/record/QrPage.tsx'),
    import('#web/pages/statistics/ComparePage.tsx'),
    import('#web/pages/statistics/StatisticsPage.tsx'),
    import('#web/ui/chart/RankedChart.tsx'),
    import('#web/ui/chart/TimePlot.tsx'),
    import('#web/ui/chart/WorldPlot.tsx'),
  ]);
