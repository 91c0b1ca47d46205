/** German design words: what they mean in English, then the words. */
export const de = `
kitchen: Küche, kochen; kitchenette: Kochnische; worktop: Arbeitsplatte; sink: Spüle; oven: Ofen, Backofen
wood-fired oven: Holzofen, Steinofen; hob: Herd, Kochfeld; refrigerator: Kühlschrank; kitchen island: Kochinsel, Insel
pantry: Speisekammer, Vorrat; dining room: Esszimmer; living room: Wohnzimmer, Stube, gute Stube, Wohnzimmers, Salon
bedroom: Schlafzimmer, Schlafraum, Hauptschlafzimmer, Elternschlafzimmer
children's room: Kinderzimmer, Jugendzimmer, Mädchenzimmer, Babyzimmer, Spielzimmer
bathroom: Bad, Badezimmer, Badezimmers, Gästebad, Gäste-WC; shower: Dusche
walk-in shower without threshold: bodengleiche Dusche, ebenerdige Dusche; bathtub: Badewanne, Wanne
free-standing bathtub: freistehende Badewanne; washbasin: Waschbecken, Waschtisch; tap: Armatur, Wasserhahn
toilet: Toilette, WC; hallway: Flur, Diele; staircase: Treppe, Treppenhaus, Stufe; wardrobe: Kleiderschrank, Schrank
storage: Stauraum, Abstellraum, Aufbewahrung; shelf: Regal, Regale; book: Buch, Bücher; shoe: Schuh
made to measure: maßgefertigt, nach Maß; built-in furniture: Einbau, Einbaumöbel
joinery: Tischler, Schreiner, Tischlerei
home office: Arbeitszimmer, Heimbüro, Homeoffice, Homeoffice-Platz, von zu Hause arbeiten
office: Büro, Kanzlei, Firma, Firmensitz; open-plan office: Großraumbüro
meeting room: Besprechungsraum, Sitzungszimmer; phone booth: Telefonzelle, Telefonkabine
workplace desk: Arbeitsplatz, Arbeitsplätze, Schreibtisch; work: arbeiten, Arbeit; retreat: Rückzug, Rückzugsort
corner: Ecke; place: Platz, Plätze, Ort; studio flat: Einzimmerwohnung
apartment: Zweizimmerwohnung, Dreizimmerwohnung, Wohnung, Appartement, Mietwohnung, Altbauwohnung, Eigentumswohnung, Wohnungen
house: Haus, Wohnhaus, Reihenhaus, Doppelhaushälfte, Einfamilienhaus, Villa, Häuschen
holiday home: Ferienhaus, Ferienwohnung; country house: Landhaus, Bauernhaus; rural: ländlich
barn, stable: Stall, Scheune
attic: Dachboden, Dachgeschoss, Dachschräge, ausgebautes Dachgeschoss, Mansarde, Dachwohnung; sloping ceiling: Schräge
basement: Keller, Untergeschoss; wine cellar: Weinkeller, Weingut; wine: Wein; wine tasting: Weinprobe; loft: Loft
mezzanine: Galerie, Zwischengeschoss; factory: Fabrik, Fabrikhalle
garden: Garten, Gartens, Vorgarten, Gartenhaus, Hausgarten; courtyard: Hof, Innenhof, Hofgarten, Atrium
terrace: Terrasse, Terrassen, Sitzplatz im Freien, Loggia; roof terrace: Dachterrasse; balcony: Balkon
roof: Dach, Dachterrasse neu, Dächer, Ziegeldach; pool: Schwimmbad, Pool; plant: Pflanze, bepflanzen
aromatic herbs: Kräuter; tree: Baum, Bäume, Bäumen, Laubbaum; flower: Blume, Blüte, Blumen, Blüten
planter tub: Kübel, Pflanzkübel; lawn: Rasen, Rasenfläche, Gras, Wiese; without irrigation: ohne Bewässerung
watering: Bewässerung, gießen; slope: Hang, Hanglage, Gefälle; ground plot: Grundstück, Gelände; sun: Sonne
shade: Schatten, schattig, Schattenplatz; wind: Wind; water: Wasser; sound of water, fountain: Brunnen
outdoor: draußen, Außen; barbecue: Grill, grillen; pergola: Pergola, Laube
facade: Fassade, Fassaden, Hausfront, Vorderfront, Außenansicht; exterior facade: Außenfassade
insulation: Dämmung, Isolierung; window: Fenster, Fensterfront, Panoramafenster, Sprossenfenster
window frames: Fensterrahmen; shop window: Schaufenster; shutter: Fensterladen, Klappläden; sun shading: Sonnenschutz
air conditioning: Klimaanlage; outdoor unit: Außengerät; earthquake: Erdbeben; strengthening: Verstärkung
load capacity: Tragfähigkeit, Traglast; building block: Wohnblock, Gebäude, Block
listed historic building: Denkmal, denkmalgeschützt, Denkmalamt, Altbau; historic: historisch, alt, antik
restore: restaurieren, Restaurierung, aufarbeiten, instand setzen, denkmalgerecht, erhalten
renovate: neu werden, neu machen, neu gemacht, herrichten, renovieren, sanieren, Sanierung, Umbau, Renovierung, Modernisierung, modernisieren, erneuern, auffrischen, Renovierungen
convert: umbauen, umnutzen, wird zu, Umnutzung, ausbauen, Ausbau, verwandeln, ehemalig; new building: Neubau
design: Gestaltung, Entwurf, gestalten; interior: Innen, Innenraum; furniture: Möbel; sofa: Sofa, Couch, Ecksofa
armchair: Sessel, Ledersessel; chair: Stuhl, Stühle; table: Tisch; bed: Bett, Betten, Bettgestell
fold-away bed: Klappbett, Schrankbett; bench: Bank, Sitzbank; lamp: Lampe, Leuchte, Leuchten, Lampen
chandelier: Kronleuchter; mirror: Spiegel, Wandspiegel, verspiegelt
curtain: Vorhang, Vorhänge, Gardine, Gardinen, Stores; carpet: Teppich, Läufer, Hochflorteppich, Teppiche
wallpaper: Tapete; picture: Bild, Bilder, Gemälde; textile: Stoff, Textilien; travel souvenirs: Reise, Reisen
cushion: Kissen, Zierkissen, Sitzkissen; floor: Boden, Fußboden; parquet: Parkett
tile: Fliese, Fliesen, Kachel, Fliesenspiegel, Kacheln; wall: Wand, Wände, Mauer, Wänden, Mauern
ceiling: Decke, Zimmerdecke, Deckenhöhe; painted ornamented ceiling: Stuckdecke; brick vaults: Backsteingewölbe
vault: Gewölbe; dome: Kuppel; beam: Balken, Holzbalken, Deckenbalken, Balkendecke; column: Säule; door: Tür, Türen
fireplace: Kamin, Kaminfeuer, Feuer, Feuerplatz; stove: Kaminofen, Kachelofen, Holzofen zum Heizen, Schwedenofen
wood: Holz, hölzern, Holzes, aus Holz, Vollholz, Massivholz; light wood: helles Holz; wooden lattice: Holzgitter
oak: Eiche, Eichen, Eichenholz; walnut: Nussbaum; bamboo blinds: Bambusrollo; bamboo: Bambus
rattan: Rattan, Rattanmöbel; stone: Stein, steinern, Steine; natural stone: Naturstein
marble: Marmor, marmorn, Marmorplatte; veined: geädert; brick: Ziegel, Backstein; exposed brick: Sichtmauerwerk
concrete: Beton, Zement, Estrich; plaster: Putz; lime: Kalk
whitewashed: gekalkt, weiß getüncht, weiß gekalkte, gekalkte Wände; clay: Lehm; terracotta: Terrakotta
glass: Glas, gläsern, Glaswand, Verglasung; metal: Metall; iron: Eisen; steel: Stahl
brass: Messing, Messingleuchten, Messinglinien; copper: Kupfer; gold: Gold, golden; pipe: Rohr, Rohre, Leitungen
visible: sichtbar, sichtbare; hidden: versteckt, unsichtbar; leather: Leder, ledern, Ledersofa
velvet: Samt, samtig, Samtsofa, Samtvorhänge; linen: Leinen, Leinenstoff; wool: Wolle, Schurwolle; rope: Seil, Tau
white: weiß, weißer, weißem, weißen, strahlend weiß; black: schwarz, schwarzer, schwarzem
grey: grau, hellgrau, anthrazit, dunkelgrau, grauen; blue: blau, hellblau, blaue; green: grün, grüne, grüner
red: rot, rote, weinrot, bordeaux; yellow: gelb, gelbe; brown: braun, braune, cognac; beige: beige
colour: Farbe, farbig, bunt, Farbton, Töne; bold: gewagt, mutig, kräftig; soft: weich, sanft
bright: hell, lichtdurchflutet, helles, helle, heller, freundlich hell; dark: dunkel, dunkles, dunkle, düster
light: Licht, Beleuchtung, Tageslicht; warm: warm, Wärme, gemütlich; homely: wohnlich
atmosphere: Stimmung, Atmosphäre; quiet: ruhig, leise, Ruhe, beruhigen; noisy: laut, Lärm
reduce: reduzieren, verringern; simple: einfach, schlicht; natural: natürlich, Natur
ecological: ökologisch, nachhaltig; modern: modern, zeitgemäß; traditional: traditionell, klassisch
minimalist: minimalistisch, reduziert, puristisch, Minimalismus
industrial: Industrie-Look, Industrielook, Industrie, industriell, Industriestil, Industriecharme; rustic: rustikal
scandinavian: skandinavisch, nordisch, skandinavischer, nordischer, schwedisch, dänisch
mediterranean: mediterran, südländisch, Finca; luxury: luxuriös, Luxus, edel; elegant: elegant
cheap: günstig, billig, preiswert; fast: schnell; fresh: frisch
hard-wearing: robust, strapazierfähig, widerstandsfähig; small: klein, kleines, winzig
large: groß, große, großes, großem, riesig; narrow: schmal, eng; high: hoch; low: niedrig; round: rund, abgerundet
central: Mitte, mitten; open: offen; safe: sicher; wheelchair: Rollstuhl
barrier-free accessible: barrierefrei, behindertengerecht, altersgerecht, rollstuhlgerecht, Barrieren
grab rail: Haltegriff, Haltegriffe; carer: Pfleger, Pflegerin, Pflege
elderly parents: Senioren, Eltern, Vater, Mutter, Großmutter, Oma, Großeltern, pflegebedürftig
child: Kind, Kinder, Kindern, Geschwister, Tochter, Sohn, Spielzeug; baby: Baby; play: spielen, Spiel; climb: klettern
hide: verstecken; nap: Mittagsschlaf, schlafen; kindergarten: Kindergarten, Kita, Krippe; school: Schule
classroom: Klassenzimmer; library: Bibliothek, Bücherei; restaurant: Restaurant, Gaststätte, Wirtshaus, Lokal
café: Café, Kaffee; bakery: Bäckerei, Konditorei; bread: Brot; bar: Bar, Kneipe; tea room: Teehaus, Teestube; tea: Tee
sit on the floor: auf dem Boden sitzen; guest: Gast, Gäste; hotel: Hotel, Pension, Gasthaus; guest rooms: Gästezimmer
rural tourism guesthouse: Urlaub auf dem Bauernhof; spa: Wellness, Spa; sauna: Sauna; turkish bath: Hamam
heated stone platform: Nabelstein; relaxation room: Ruheraum, entspannen; massage: Massage
gym: Fitnessstudio, Fitness; changing room: Umkleide; shop: Laden, Geschäft; clothing: Kleidung, Mode
medical practice: Praxis, Arztpraxis; dentist: Zahnarzt, Zahnarztpraxis; patient: Patient
workshop: Werkstatt, Atelier; museum: Museum, Ausstellung; church: Kirche, Kapelle; palace: Palast, Schloss
tenant: Mieter; to let: vermieten, Vermietung, vermietet, Vermietungsobjekt, Ferienvermietung
prefabricated housing block: Plattenbau; family: Familie; neighbour: Nachbar, Nachbarn; sea: Meer, See; beach: Strand
salt: Salz; mountain: Berg, Alpen; forest: Wald; acoustics: Akustik, Schallschutz, Hall, schalldämmend, Akustikpaneele
material: Material, Werkstoff; decoration: Dekoration, Deko; wood panelling: Holzvertäfelung, Täfelung, Täfer
outdoor shower: Außendusche, Gartendusche; without: ohne; no: kein, keine, keinen, keiner; coffee table: Couchtisch
dining table: Esstisch; bedside table: Nachttisch; headboard: Kopfteil, Betthaupt
sideboard: Anrichte, Kommode, Sideboard; cupboard: Küchenschrank, Oberschrank, Fronten; drawer: Schublade
handles: Griff, Griffe, grifflos; bookcase: Bücherregal, Bücherwand; stool: Hocker, Barhocker; pouf: Pouf
rocking chair: Schaukelstuhl; wing chair: Ohrensessel; bunk bed: Hochbett, Etagenbett, Stockbett
cot: Gitterbett, Babybett; sofa bed: Schlafsofa, Schlafcouch; desk: Pult; dressing table: Schminktisch
pendant lamp: Pendelleuchte, Hängelampe; floor lamp: Stehlampe; wall lamp: Wandlampe, Wandleuchte
indirect light: indirektes Licht, indirekte Beleuchtung; candle: Kerze, Kerzen; lantern: Laterne
paper lamp: Papierlampe; throw blanket: Decken, Plaid, Wolldecke; cotton: Baumwolle; silk: Seide; bouclé: Bouclé
felt: Filz; fur: Fell, Felle, Lammfell; upholstered: gepolstert, Polster; embroidered: bestickt, Stickerei
plywood: Sperrholz; birch: Birke; ash wood: Esche; pine: Kiefer, Fichte, Zirbe; larch: Lärche; cedar: Zeder
teak: Teak; mahogany: Mahagoni; cherry wood: Kirschholz, Kirschbaum; rosewood: Palisander; chestnut wood: Kastanie
smoked oak: Räuchereiche; reclaimed wood: Altholz; dark wood: dunkles Holz; veneer: Furnier
laminate: Laminat, Schichtstoff; linoleum: Linoleum; cork: Kork; terrazzo: Terrazzo; mosaic: Mosaik
hand-painted tiles: handbemalte Fliesen; cement tiles: Zementfliesen; porcelain stoneware: Feinsteinzeug
ceramics: Keramik, Töpferware; terracotta tiles: Cotto, Tonfliesen; slate: Schiefer; granite: Granit
limestone: Kalkstein, Muschelkalk; travertine: Travertin; microcement: Mikrozement, Spachtelboden
exposed concrete: Sichtbeton; chrome: Chrom; aluminium: Aluminium; bronze: Bronze; plastic: Kunststoff, Plastik
lacquer: Lack, lackiert; wicker: Korbgeflecht, Geflecht, Korb; jute sisal: Jute, Sisal, Seegras
straw, thatch: Stroh, Reet; macrame: Makramee; kilim rugs: Kelim, Kelims, Perserteppich, Orientteppich, Berberteppich
pink: altrosa, rosa; orange: orange; purple: lila, violett; turquoise: türkis, petrol
mustard yellow: senfgelb, ockergelb, Ocker; cream white: creme, cremeweiß, naturweiß
dark blue: dunkelblau, nachtblau, marineblau; dark green: dunkelgrün, flaschengrün, tannengrün
sage green: salbeigrün, Salbei, graugrün; pastel: Pastell, pastellfarben; neutral colours: neutrale Farben, neutral
earth tones: Erdtöne, Erdfarben; striped: gestreift, Streifen; floral pattern: geblümt, Blumenmuster, floral
geometric pattern: geometrisch, geometrisches Muster; pattern: Muster, gemustert; art deco: Art déco, Art-Deco
art nouveau: Jugendstil; 1920s: Zwanziger Jahre; 1930s: Dreißiger Jahre; 1950s: Fünfziger Jahre, Nierentisch
1960s: Sechziger Jahre; 1970s: Siebziger Jahre; mid-century modern: Midcentury, Mid-Century, Mitte des Jahrhunderts
vintage retro: Retro, Vintage, gebraucht, Flohmarkt; antique: Antiquität, Antiquitäten, Erbstück, Erbstücke
japandi: Japandi; japanese: japanisch, Japan; chinese: chinesisch; bohemian: Boho, böhmisch, Bohème
eclectic maximalist colourful: eklektisch, Stilmix, kunterbunt; country style: Landhausstil, Landhausküche
farmhouse: Bauernhof, Hofhaus, Resthof; village house: Dorfhaus; provence french country: Provence, provenzalisch
shabby chic: Shabby; victorian: viktorianisch, Gründerzeit; neoclassical: klassizistisch, Klassizismus
baroque: barock, Rokoko; traditional classic: bürgerlich, Klassiker; english style: englischer Stil, englisch
glamorous: glamourös, mondän; coastal nautical: maritim, Küstenstil; moroccan: marokkanisch
ethnic: ethnisch, orientalisch; tropical: tropisch, Dschungel; alpine chalet: Chalet, alpin, Almhütte, Berghütte
log cabin: Blockhaus, Holzhütte, Holzhaus; brutalist raw concrete: brutalistisch, Brutalismus
futuristic high-tech: futuristisch, Hightech; pop art: Popart; smart home: Hausautomation
contemporary: zeitgenössisch, neuzeitlich, aktuell; cosy: heimelig, behaglich, kuschelig, gemütliches
comfortable: bequem, komfortabel; spacious: geräumig, großzügig, weitläufig; calm: Stille, entspannt, besänftigend
cheerful: fröhlich, heiter, lebendig, freundlich; romantic: romantisch; dramatic: dramatisch
refined: raffiniert, fein, gediegen; raw, rough: roh, rau, unbehandelt, grob; matt: matt; glossy: glänzend, Hochglanz
handmade: handgemacht, handgefertigt, Handwerk, Handwerker; reused: wiederverwendet, aufgearbeitet, recycelt
timeless: zeitlos; practical: praktisch, funktional, zweckmäßig
multi-purpose foldable furniture: multifunktional, klappbar, ausziehbar, verwandelbar
washable, easy to clean: pflegeleicht, abwaschbar, leicht zu reinigen; low maintenance: wartungsarm, wenig Pflege
empty: leer, kahl; tidy without clutter: aufgeräumt, ordentlich, Ordnung, Krimskrams; cold: kalt, Kälte
hot climate: heiß, Hitze; humid, damp: feucht, Feuchtigkeit, Schimmel; dry, drought: trocken, Dürre
sunny: sonnig, Südseite; north-facing: Nordseite, nach Norden; view: Aussicht, Blick, Ausblick
privacy: Sichtschutz, Privatsphäre; long: lang, lange; wide: breit; old: altes, alte, alten, altem
new: neu, neues, neue; curved, rounded: geschwungen, gebogen, Rundungen; symmetrical: symmetrisch, Symmetrie
daylight: Sonnenlicht, Lichteinfall; open kitchen and living room: Wohnküche, offene Küche; dining kitchen: Essküche
dining corner: Essecke, Essplatz, Essbereich; teenager: Teenager, Jugendliche; grandchildren: Enkel, Enkelkinder
couple: Paar, Ehepaar; cat: Katze, Katzen; dog: Hund, Hunde; friends: Freunde, Besuch
party, celebrate: Feier, feiern, Fest; cooking: gekocht, Koch; sleep: Schlaf, Bettruhe
reading corner: Leseecke, Leseplatz, lesen; television: Fernseher, TV; music: Musik, Klavier, Schallplatten
art: Kunst, Kunstwerke, Sammlung; yoga: Yoga, Meditation; homework, study: Hausaufgaben, lernen, studieren
reception, waiting room: Empfang, Wartezimmer, Wartebereich, Rezeption
hair and beauty salon: Friseur, Friseursalon, Kosmetikstudio; coworking: Gemeinschaftsbüro
counter, bar counter: Theke, Tresen, Verkaufstheke; bookshop: Buchhandlung; pharmacy: Apotheke; brewery: Brauerei
winery: Winzer; laundry room: Waschküche, Hauswirtschaftsraum, Waschmaschine
dressing room: Ankleide, Ankleidezimmer, begehbarer Kleiderschrank; entrance: Eingang, Eingangsbereich, Hauseingang
winter garden, conservatory: Wintergarten, Glashaus; garage: Garage, Carport; porch: Veranda, überdachter Eingang
vegetable beds: Gemüsebeet, Hochbeet, Gemüsegarten, Beet, Beete
wildflower meadow: Blumenwiese, Wildblumen, insektenfreundlich, bienenfreundlich
shrub, hedge: Strauch, Sträucher, Hecke, Hecken; perennials and grasses: Stauden, Ziergräser, Gräser
rose: Rose, Rosen; lavender: Lavendel; olive tree: Olivenbaum, Olivenbäume, Olive
palm, cactus, succulents: Palme, Palmen, Kaktus, Kakteen, Sukkulenten
fruit tree, orchard: Obstbaum, Obstbäume, Obstgarten, Apfelbaum
climbing plants: Kletterpflanzen, Efeu, Rankpflanzen, Weinranken, Glyzinie
hanging plants, houseplants: Zimmerpflanzen, Hängepflanzen, Grünpflanzen
pond, stream: Teich, Bach, Gartenteich, Wasserbecken; path, gravel, paving: Weg, Wege, Kies, Pflaster, Gehweg
fence, gate: Zaun, Tor, Gartentor; sun lounger, hammock: Liegestuhl, Hängematte, Tagesbett, Gartenliege, Sonnenliege
fire pit: Feuerstelle, Feuerschale; outdoor kitchen: Außenküche, Sommerküche, Outdoorküche
outdoor lounge, open air: im Freien, Gartenmöbel, Lounge; parasol, shade sail: Sonnenschirm, Sonnensegel
hillside, slope: Stützmauer, Terrassierung; cladding: Verkleidung, Holzfassade, Klinker, Schindeln
render, plaster: verputzt, Außenputz, Lehmputz, Kalkputz; half-timbered: Fachwerk, Fachwerkhaus
stone house: Steinhaus, Bruchstein, Natursteinmauer; penthouse: Penthouse
building: Mehrfamilienhaus, Bau, Bauwerk, Hochhaus
period apartment with stucco: Stuck, Gründerzeitwohnung, Stuckaltbau
herringbone parquet: Fischgrät, Fischgrätparkett, Fischgrätenparkett
floorboards: Dielen, Dielenboden, Holzboden, Holzdielen; arch: Bogen, Rundbogen; front door: Haustür, Eingangstür
underfloor heating, heating: Fußbodenheizung, Heizung
energy saving: Energie, energetisch, Wärmepumpe, energieeffizient, energiesparend
extension: Anbau, Aufstockung, Erweiterung; build: bauen, gebaut, Baujahr, Hausbau
furnishing: einrichten, Einrichtung, möblieren, ausstatten, möbliert, einrichtet, eingerichtet
landscape planting: Gartengestaltung, Gartenbau, Bepflanzung, anlegen; lighting design: Lichtkonzept, Lichtplanung
paint: streichen, gestrichen, Anstrich, bemalt; room: Zimmer, Raum, Räume; style: Stil, Einrichtungsstil, Look
house boat: Hausboot; city: Stadt, städtisch, Innenstadt; lake: Seeufer, Seegrundstück; river: Fluss, Flussufer
island: Nordseeinsel, Ostseeinsel; harbour, boat: Hafen, Boot; summer: Sommer; winter: Winter; evening: Abend, abends
morning: Morgen, morgens; breakfast: Frühstück, frühstücken; dinner guests: Abendessen, Gäste bewirten
nature: naturnah, naturbelassen; dishes, tableware: Geschirr, Gläser
dishwasher, appliances: Geschirrspüler, Spülmaschine, Geräte, Einbaugeräte
computer, screen: Bildschirm, Computer, Rechner; video calls: Videokonferenz, Videokonferenzen
bicycle: Fahrrad, Fahrräder; lift, elevator: Aufzug, Fahrstuhl; ramp, threshold: Rampe, Schwelle, Schwellen
customers, visitors: Kunde, Kunden, Kundschaft, Besucher; employees, team: Mitarbeiter, Mitarbeitende, Team, Kollegen
tourists, travellers: Urlauber, Touristen, Reisende, Urlaub; artist, sculptor: Künstler, Künstlerin, Bildhauer, Maler
potter, craft: Töpfer, Töpferei, basteln, nähen; grand hotel: Grandhotel; club, lounge: Klub
ice cream: Eisdiele, Eiscafé; jewellery, watches: Schmuck, Juwelier, Goldschmied; flower shop: Blumenladen, Florist
physiotherapy, treatment room: Physiotherapie, Behandlungszimmer, Behandlungsraum
hygiene, easy to disinfect: Hygiene, hygienisch; anxious, calming: Angst, ängstlich; pizza: Pizzeria
window seat: Sitzfenster, Fensterbank; niche, alcove: Nische, Alkoven
room divider, sliding door: Raumteiler, Schiebetür, Schiebetüren, Trennwand
cables, sockets: Kabel, Steckdose, Steckdosen; posters: Poster, Bilderwand; sand colour: sandfarben, Sandtöne, Sand
countryside: auf dem Land, Landleben; few things: wenige Dinge, wenig Dinge; seaside: Küste; beach house: Strandhaus
warehouse: Lagerhaus
`;
